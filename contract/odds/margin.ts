/** What a decimal price says the chance is, its margin included; 0 to 1. */
export const impliedProbability = (decimal: number): number => 1 / decimal;

/** By how much the chances that the prices of one market say exceed 1: 0.048 is 4.8 %. */
export const overround = (prices: readonly number[]): number =>
  prices.reduce((sum, decimal) => sum + impliedProbability(decimal), 0) - 1;

/** The chances without the margin, which is taken from all in proportion; they sum to 1. */
export function fairProbabilities(prices: readonly number[]): number[] {
  const sum = 1 + overround(prices);
  return prices.map((decimal) => impliedProbability(decimal) / sum);
}

/** The prices that the same chances have without a margin. */
export const fairPrices = (prices: readonly number[]): number[] =>
  fairProbabilities(prices).map((probability) => 1 / probability);

/** The other way round: decimal prices of chances (which sum to 1) with a margin in proportion. */
export const withMargin = (probabilities: readonly number[], margin: number): number[] =>
  probabilities.map((probability) => 1 / (probability * (1 + margin)));
