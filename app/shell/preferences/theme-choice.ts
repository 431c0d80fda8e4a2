import type { Theme } from "#contract/tables/themes";

/** Of the <meta name="theme-color"> that browsers paint their own bars with; those of `--raised` in app/ui/tokens.css. */
export const THEME_COLORS = { light: "#ffffff", dark: "#151b19" } as const;

/** The colour of the browser's bars where a device with this scheme shows the site. */
export const barColor = (theme: Theme, scheme: "light" | "dark"): string =>
  THEME_COLORS[theme === "system" ? scheme : theme];
