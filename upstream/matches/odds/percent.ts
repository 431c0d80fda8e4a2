/**
 * Shares of a whole as percentages with this many decimals that sum to 100: the rounding remainder goes to those
 * reduced most.
 */
export function toPercent(shares: readonly number[], places = 0): number[] {
  const units = 100 * 10 ** places;
  const exact = shares.map((share) => share * units);
  const whole = exact.map(Math.floor);
  const missing = units - whole.reduce((sum, value) => sum + value, 0);
  const byRest = exact
    .map((value, index) => ({ index, rest: value - whole[index]! }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRest.slice(0, missing)) whole[index]! += 1;
  return whole.map((value) => value / 10 ** places);
}
