/** A visitor's choices; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** The theme of a `data-theme` value, which is padded in pages from the edge; otherwise the device's. */
export function themeNamed(text: string | undefined): Theme {
  const name = text?.trim();
  return isTheme(name) ? name : "system";
}

/** Values of <meta name="theme-color">, which colours the browser's UI; those of `--raised` in app/ui/tokens.css. */
export const THEME_COLORS = { light: "#ffffff", dark: "#151b19" } as const;

/** The colour of the browser's UI on a device with this scheme. */
export const barColor = (theme: Theme, scheme: "light" | "dark"): string =>
  THEME_COLORS[theme === "system" ? scheme : theme];
