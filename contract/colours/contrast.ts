import { modeLrgb, modeRgb, useMode as registerMode, wcagContrast } from "culori/fn";

registerMode(modeRgb);
registerMode(modeLrgb);

/** Of two colours (#rrggbb), 1 to 21, as WCAG 2.2 computes it. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);
