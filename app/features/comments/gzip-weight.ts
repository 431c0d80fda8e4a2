/** About how many bytes of gzip a character below a code point takes, in sentences beside others of the language. */
const COSTS: readonly (readonly [end: number, bytes: number])[] = [
  [0x80, 0.45],
  // Letters with marks; Thai and Khmer.
  [0x2000, 0.75],
  [0x2e80, 1],
  // Chinese.
  [0x10000, 1.6],
  [Number.POSITIVE_INFINITY, 3],
];

const costOf = (point: number): number => COSTS.find(([end]) => point < end)?.[1] ?? 0;

/** About how many bytes a text adds to a page, by its letters: compressing it to know costs more than writing the page. */
export function gzipWeight(text: string): number {
  let weight = 0;
  for (const letter of text) weight += costOf(letter.codePointAt(0) ?? 0);
  return weight;
}
