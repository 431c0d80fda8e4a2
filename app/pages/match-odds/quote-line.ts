import type { Prices } from "#contract/domain/odds";
import { quartersOf, splitLine } from "#contract/odds/quarters";

/** A handicap or a total as its two halves where it is a quarter: "-0.5/1", "+0.25" is "+0/0.5". Other text as it came. */
export function quoteLine(prices: Prices): string {
  const line = prices.homeLine ?? prices.total;
  const quarters = line === undefined ? undefined : quartersOf(line);
  if (quarters === undefined) return line ?? "";
  const text = splitLine(quarters);
  return prices.homeLine !== undefined && quarters > 0 ? `+${text}` : text;
}
