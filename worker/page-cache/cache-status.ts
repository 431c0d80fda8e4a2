import { FRESH_FOR } from "./freshness.ts";

/** What the page cache did, as RFC 9211 has it: a negative ttl is a page that is being renewed behind the answer. */
export const CacheStatus = {
  hit: (layer: "memory" | "colo", age: number): string =>
    `pages; hit; ttl=${Math.ceil((FRESH_FOR - age) / 1_000)}; detail=${layer}`,
  miss: "pages; fwd=uri-miss",
  /** Rendered for another visitor who asked at the same time. */
  collapsed: "pages; fwd=uri-miss; collapsed",
  bypass: "pages; fwd=bypass",
} as const;
