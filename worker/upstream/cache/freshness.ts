import { CLOCK_SKEW } from "#contract/time/push-times";
import type { CachePolicy } from "#contract/wire/endpoint";

/**
 * How an entry may be used: `fresh` as it is, `stale` while it is revalidated behind the response, `expired` only if
 * the upstream fails, `gone` not at all.
 */
export type Freshness = "fresh" | "stale" | "expired" | "gone";

/** `age` in milliseconds. */
export function freshnessOf(age: number, { freshFor, staleFor, keepFor }: CachePolicy): Freshness {
  // From further in the future than clocks differ: made before the clock was moved back.
  if (age < -CLOCK_SKEW) return "expired";
  if (age < freshFor * 1000) return "fresh";
  if (age < staleFor * 1000) return "stale";
  return age < keepFor * 1000 ? "expired" : "gone";
}

/** Whole seconds of freshness left, rounded down; negative when stale. */
export const secondsLeft = (age: number, { freshFor }: CachePolicy): number => Math.floor(freshFor - age / 1000);
