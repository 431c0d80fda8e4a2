import { LETTERS } from "../../data/media/letters.ts";

const HEIGHT = 8;
/** The width of the round pen, and the gap between two letters. */
const PEN = 1.9;
const GAP = 1;

/** Position of letters: centred on `x`, with baseline `y`, and `height` high if they fit in `width`. */
export interface Place {
  x: number;
  y: number;
  height: number;
  width: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Capitals and digits as SVG strokes in the colour `ink`; other characters are left out. */
export function letters(text: string, { x, y, height, width }: Place, ink: string): string {
  let end = 0;
  const lines = [...text].flatMap((character) => {
    const letter = LETTERS[character];
    if (!letter) return [];
    const line = `<path${end > 0 ? ` transform="translate(${round(end)})"` : ""} d="${letter.line}"/>`;
    end += letter.width + PEN + GAP;
    return [line];
  });
  if (lines.length === 0) return "";
  const wide = end - GAP;
  const scale = Math.min(height / (HEIGHT + PEN), width / wide);
  const [left, top] = [x - ((wide - PEN) / 2) * scale, y - (HEIGHT + PEN / 2) * scale];
  return (
    `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)})" fill="none" stroke="${ink}" ` +
    `stroke-width="${PEN}" stroke-linecap="round" stroke-linejoin="round">${lines.join("")}</g>`
  );
}
