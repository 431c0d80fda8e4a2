/** The probability implied by a decimal price, margin included; 0 to 1. */
export const impliedProbability = (decimal: number): number => 1 / decimal;

/** By how much the implied probabilities of one market exceed 1: 0.048 is 4.8 %. */
export const overround = (prices: readonly number[]): number =>
  prices.reduce((sum, decimal) => sum + impliedProbability(decimal), 0) - 1;

/** Probabilities without the margin, which is removed proportionally; they sum to 1. */
export function fairProbabilities(prices: readonly number[]): number[] {
  const sum = 1 + overround(prices);
  return prices.map((decimal) => impliedProbability(decimal) / sum);
}

/** The reverse: decimal prices of probabilities (which sum to 1) with a proportional margin. */
export const withMargin = (probabilities: readonly number[], margin: number): number[] =>
  probabilities.map((probability) => 1 / (probability * (1 + margin)));
