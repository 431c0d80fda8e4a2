/** Served as it is. */
export const FRESH_FOR = 5_000;
/** Served at once and rendered anew behind the answer. */
export const STALE_FOR = 30_000;

export type Freshness = "fresh" | "stale" | "expired";

/** Of a page's age in milliseconds; a negative one belongs to a clock that was moved back. */
export function freshnessOf(age: number): Freshness {
  if (age < 0 || age >= STALE_FOR) return "expired";
  return age < FRESH_FOR ? "fresh" : "stale";
}
