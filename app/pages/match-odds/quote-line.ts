import type { Prices } from "#contract/domain/odds";
import { quartersOf, splitLine } from "#contract/odds/quarters";

/** A quarter handicap or total as its two halves: "-0.5/1", "+0.25" is "+0/0.5". Other texts are unchanged. */
export function quoteLine(prices: Prices): string {
  const line = prices.homeLine ?? prices.total;
  const quarters = line === undefined ? undefined : quartersOf(line);
  if (quarters === undefined) return line ?? "";
  const text = splitLine(quarters);
  return prices.homeLine !== undefined && quarters > 0 ? `+${text}` : text;
}
