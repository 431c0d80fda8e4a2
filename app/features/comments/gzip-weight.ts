/** Approximate gzip bytes per character below a code point, among other text of the language. */
const COSTS: readonly (readonly [end: number, bytes: number])[] = [
  [0x80, 0.45],
  // Accented letters; Thai and Khmer.
  [0x2000, 0.75],
  [0x2e80, 1],
  // Chinese.
  [0x10000, 1.6],
  [Number.POSITIVE_INFINITY, 3],
];

const costOf = (point: number): number => COSTS.find(([end]) => point < end)?.[1] ?? 0;

/**
 * Estimates by its letters how many bytes a text adds to a page: actually compressing it would cost more than rendering
 * the page.
 */
export function gzipWeight(text: string): number {
  let weight = 0;
  for (const letter of text) weight += costOf(letter.codePointAt(0) ?? 0);
  return weight;
}
