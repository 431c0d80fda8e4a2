/** What a visitor may choose; `system` follows the device. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: unknown): value is Theme => THEMES.includes(value as Theme);

/** The theme that a text names, as `data-theme` has it, which is padded in pages from the edge; the device's for any other. */
export function themeNamed(text: string | undefined): Theme {
  const name = text?.trim();
  return isTheme(name) ? name : "system";
}
