/** A visitor's choices; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** The theme of a `data-theme` value, which is padded in pages from the edge; otherwise the device's. */
export function themeNamed(text: string | undefined): Theme {
  const name = text?.trim();
  return isTheme(name) ? name : "system";
}
