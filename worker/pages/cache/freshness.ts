/** Served as it is. */
export const FRESH_FOR = 5_000;
/** Served at once and re-rendered behind the response. */
export const STALE_FOR = 30_000;

export type Freshness = "fresh" | "stale" | "expired";

/** By a page's age in milliseconds; a negative age means that the clock was moved back. */
export function freshnessOf(age: number): Freshness {
  if (age < 0 || age >= STALE_FOR) return "expired";
  return age < FRESH_FOR ? "fresh" : "stale";
}
