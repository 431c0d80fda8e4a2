import type { OddsQuote } from "#contract/domain/odds";
import { tenth } from "#contract/text/decimal-text";
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

interface TimeScale {
  /** The place of each quote, in user units. */
  xs: readonly number[];
  /** The start of in-play prices, if it lies in between. */
  kickOffX?: number;
}

type Timed = Pick<OddsQuote, "at" | "stage">;

/** Places by time between two ends; equally far apart where a time is unknown. */
function spread(quotes: readonly Timed[], from: number, width: number, end?: number): number[] {
  const times = quotes.map(({ at }) => at);
  const [first] = times;
  const last = end ?? times.at(-1);
  if (first === undefined || last === undefined || last <= first || times.includes(undefined)) {
    const gaps = end === undefined ? quotes.length - 1 : quotes.length;
    return quotes.map((_, index) => tenth(from + (index / Math.max(1, gaps)) * width));
  }
  return times.map((at = first) => tenth(from + Math.min(1, Math.max(0, (at - first) / (last - first))) * width));
}

/**
 * Time from left to right, earliest first. The days before a match and its 90 minutes have half the width each: no
 * common scale shows both.
 */
export function timeScale(quotes: readonly Timed[], { left, width }: Pick<Box, "left" | "width">): TimeScale {
  const start = quotes.findIndex(({ stage }) => stage === "live");
  if (start <= 0) return { xs: spread(quotes, left, width) };
  const before = quotes.slice(0, start);
  const inPlay = quotes.slice(start);
  const kickOffX = tenth(left + width / 2);
  return {
    xs: [...spread(before, left, width / 2, inPlay[0]?.at), ...spread(inPlay, kickOffX, width / 2)],
    kickOffX,
  };
}
