import type { CachePolicy } from "./endpoint.ts";

/** For past matches, clubs and players: they change when the next match ends. */
export const SLOW = { freshFor: 600, staleFor: 86_400, keepFor: 604_800, store: "kv" } as const satisfies CachePolicy;

/**
 * For lists and heads that may contain a match in play. Without scripts, scores are at most a minute old while the
 * upstream is healthy: 30 s here and 30 s for the page. An older entry waits for the upstream, or is marked as old.
 */
export const LIVE = { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" } as const satisfies CachePolicy;

/** For what follows a match in play. */
export const LIVE_MATCH = { freshFor: 5, staleFor: 30, keepFor: 86_400, store: "kv" } as const satisfies CachePolicy;
