import type { Spread } from "./fair-prices.ts";

/**
 * The probability that a normal variable is below this many standard deviations (Abramowitz and Stegun, 26.2.17; error
 * below 1e-7).
 */
export function below(deviations: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(deviations));
  const density = Math.exp((-deviations * deviations) / 2) / Math.sqrt(2 * Math.PI);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = density * series;
  return deviations >= 0 ? 1 - tail : tail;
}

/** Standard deviations beyond which values are not distinguished. */
const REACH = 5;

/** A normal variable rounded to whole numbers; without spread, the nearest one. */
export function wholeNormal(mean: number, deviation: number): Spread {
  const from = Math.floor(mean - REACH * deviation);
  const to = Math.max(from, Math.ceil(mean + REACH * deviation));
  if (deviation <= 0) return { from: Math.round(mean), chances: [1] };
  let before = 0;
  const chances = Array.from({ length: to - from + 1 }, (_, index) => {
    const upTo = from + index === to ? 1 : below((from + index + 0.5 - mean) / deviation);
    const chance = upTo - before;
    before = upTo;
    return chance;
  });
  return { from, chances };
}

/** A mixture of two; probabilities sum to 1. */
export function mixed(a: Spread, share: number, b: Spread): Spread {
  const from = Math.min(a.from, b.from);
  const to = Math.max(a.from + a.chances.length, b.from + b.chances.length);
  const chances = Array.from(
    { length: to - from },
    (_, index) =>
      share * (a.chances[from + index - a.from] ?? 0) + (1 - share) * (b.chances[from + index - b.from] ?? 0),
  );
  return { from, chances };
}
