/** Between which values is searched, and how often the range is halved. */
export interface SearchRange {
  low: number;
  high: number;
  halvings: number;
}

/** The value in a range at which a rising function reaches `target`, or the bound nearer to it. */
export function solveRising(rising: (value: number) => number, target: number, range: SearchRange): number {
  let { low, high } = range;
  for (let step = 0; step < range.halvings; step++) {
    const middle = (low + high) / 2;
    if (rising(middle) < target) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** A chance as what it stands for: it comes in whole per cent, and nobody is quite without one. */
export const atLeast = (least: number, chance: number): number => Math.min(1 - least, Math.max(least, chance));
