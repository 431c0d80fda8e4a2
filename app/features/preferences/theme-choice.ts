import type { Theme } from "#contract/tables/themes";

/** Values of <meta name="theme-color">, which colours the browser's UI; those of `--raised` in app/ui/tokens.css. */
export const THEME_COLORS = { light: "#ffffff", dark: "#151b19" } as const;

/** The colour of the browser's UI on a device with this scheme. */
export const barColor = (theme: Theme, scheme: "light" | "dark"): string =>
  THEME_COLORS[theme === "system" ? scheme : theme];
