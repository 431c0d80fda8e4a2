/** Of the <meta name="theme-color"> that browsers paint their own bars with; those of `--raised` in app/ui/tokens.css. */
export const THEME_COLORS = { light: "#ffffff", dark: "#151b19" } as const;

export type ThemeChoice = "system" | "light" | "dark";

/** The value of `data-theme`, which is padded in pages from the edge, or of a button. */
export function themeChoice(text: string | undefined): ThemeChoice {
  const name = text?.trim();
  return name === "light" || name === "dark" ? name : "system";
}

/** The colour of the browser's bars where a device with this scheme shows the site. */
export const barColor = (choice: ThemeChoice, scheme: "light" | "dark"): string =>
  THEME_COLORS[choice === "system" ? scheme : choice];
