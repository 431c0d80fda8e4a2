/** Served as it is. */
const FRESH_FOR = 5_000;
/** Served at once and re-rendered behind the response. */
export const STALE_FOR = 30_000;

export type Freshness = "fresh" | "stale" | "expired";

/** By a page's age in milliseconds; a negative age means that the clock was moved back. */
export function freshnessOf(age: number): Freshness {
  if (age < 0 || age >= STALE_FOR) return "expired";
  return age < FRESH_FOR ? "fresh" : "stale";
}

/** What the page cache did, in RFC 9211 terms: a negative ttl is a page being revalidated behind the response. */
export const CacheStatus = {
  hit: (layer: "memory" | "colo", age: number): string =>
    `pages; hit; ttl=${Math.ceil((FRESH_FOR - age) / 1_000)}; detail=${layer}`,
  miss: "pages; fwd=uri-miss",
  /** Rendered for a concurrent request of another visitor. */
  collapsed: "pages; fwd=uri-miss; collapsed",
  bypass: "pages; fwd=bypass",
} as const;
