import type { OddsQuote } from "#contract/domain/odds";
import { lineOf, type Outcome } from "./market-figures.ts";

const isSame = (one: OddsQuote, other: OddsQuote, outcomes: readonly Outcome[]): boolean =>
  one.stage === other.stage &&
  one.isSuspended === other.isSuspended &&
  lineOf(one.prices) === lineOf(other.prices) &&
  outcomes.every((outcome) => one.prices[outcome] === other.prices[outcome]);

/** Quotes, latest first as received, without repetitions. */
export const quoteSteps = (history: readonly OddsQuote[], outcomes: readonly Outcome[]): OddsQuote[] =>
  history.filter((quote, at) => {
    const before = history[at + 1];
    return !before || !isSame(quote, before, outcomes);
  });

/** The area of prices in a drawing, in user units. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const TICKS = [
  1.01, 1.05, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2, 2.1, 2.2, 2.4, 2.6, 2.8, 3, 3.5, 4, 5, 6, 7, 8, 10, 15,
  20, 30, 50, 100, 200, 500,
];
const MOST_TICKS = 5;

/** A logarithmic scale, on which 1.5 to 3 is as high as 5 to 10: prices of a match vary widely. */
interface PriceScale {
  yOf(price: number): number;
  ticks: readonly number[];
}

export function priceScale(prices: readonly number[], { top, height }: Box): PriceScale {
  const least = Math.min(...prices);
  const most = Math.max(...prices);
  // Space above and below, also for a price that never moved.
  const low = Math.log(least) - 0.02;
  const span = Math.log(most) + 0.02 - low;
  const within = TICKS.filter((tick) => Math.log(tick) >= low && Math.log(tick) <= low + span);
  const apart = Math.ceil(within.length / MOST_TICKS);
  return {
    yOf: (price) => Math.round(top + height * (1 - (Math.log(price) - low) / span)),
    ticks: within.length > 0 ? within.filter((_, at) => at % apart === 0) : [least],
  };
}
