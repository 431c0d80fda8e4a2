import type { CachePolicy } from "#contract/endpoint";

/**
 * What a copy may be used for: `fresh` as it is, `stale` at once while it is renewed behind the response, `expired`
 * only while the upstream fails, `gone` not at all.
 */
export type Freshness = "fresh" | "stale" | "expired" | "gone";

/** Clocks of two machines differ by less; a copy from further in the future is from a clock that was moved. */
const CLOCK_SKEW = 5_000;

/** `age` in milliseconds. */
export function freshnessOf(age: number, { freshFor, staleFor, keepFor }: CachePolicy): Freshness {
  if (age < -CLOCK_SKEW) return "expired";
  if (age < freshFor * 1000) return "fresh";
  if (age < staleFor * 1000) return "stale";
  return age < keepFor * 1000 ? "expired" : "gone";
}

/** Whole seconds of freshness left, rounded down; negative when there is none. */
export const secondsLeft = (age: number, { freshFor }: CachePolicy): number => Math.floor(freshFor - age / 1000);
