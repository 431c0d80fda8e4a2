import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast } from "culori/fn";

registerMode(modeRgb);
registerMode(modeLrgb);

/** Of two colours (#rrggbb), 1 to 21, as WCAG 2.2 computes it. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

const INKS = ["#ffffff", "#111111"] as const;

/** A text colour readable on `background`: `wish` if its contrast suffices, else white or black. */
export function inkOn(background: string, wish: string): string {
  const LARGE_TEXT = 3;
  if (contrast(background, wish) >= LARGE_TEXT) return wish;
  return contrast(background, INKS[0]) >= contrast(background, INKS[1]) ? INKS[0] : INKS[1];
}
