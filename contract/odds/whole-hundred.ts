import { tenth } from "../text/decimal-text.ts";

/**
 * Rounded percentages, of at most one decimal, that sum to 100: the rounding error goes to the first of the largest.
 */
export function wholeHundred(rounded: readonly number[]): number[] {
  const rest = 100 - rounded.reduce((sum, one) => sum + one, 0);
  const largest = rounded.indexOf(Math.max(...rounded));
  return rounded.map((one, at) => (at === largest ? tenth(one + rest) : one));
}
