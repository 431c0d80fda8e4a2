import type { OddsQuote } from "#contract/domain/odds";
import { tenth } from "#contract/text/tenth";
import type { Box } from "./quote-steps.ts";

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
