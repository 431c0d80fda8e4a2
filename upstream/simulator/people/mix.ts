/**
 * Hashes a few whole numbers into 32 bits, deterministically. The schedule of squads needs thousands of single numbers
 * at once, for each of which `createRandom` would build a generator; the steps are those of the 32-bit SplitMix.
 */
export function mix(first: number, second = 0, third = 0): number {
  let word = step(first | 0);
  word = step(word ^ second);
  return step(word ^ third) >>> 0;
}

function step(seed: number): number {
  let word = (seed + 0x9e3779b9) | 0;
  word = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
  return word ^ (word >>> 15);
}

const RANGE = 2 ** 32;

/** In [0, 1), from the same numbers. */
export const share = (first: number, second = 0, third = 0): number => mix(first, second, third) / RANGE;

/** One of a list, from the same numbers. */
export const pickBy = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!;
