import { FRESH_FOR } from "./freshness.ts";

/** What the page cache did, in RFC 9211 terms: a negative ttl is a page being revalidated behind the response. */
export const CacheStatus = {
  hit: (layer: "memory" | "colo", age: number): string =>
    `pages; hit; ttl=${Math.ceil((FRESH_FOR - age) / 1_000)}; detail=${layer}`,
  miss: "pages; fwd=uri-miss",
  /** Rendered for a concurrent request of another visitor. */
  collapsed: "pages; fwd=uri-miss; collapsed",
  bypass: "pages; fwd=bypass",
} as const;
