/** For past matches: they change when the next match ends. */
export const SLOW = { freshFor: 600, staleFor: 86_400, keepFor: 604_800, store: "kv" } as const;

/** For lists that may contain a match in play. */
export const LIVE = { freshFor: 10, staleFor: 30, keepFor: 86_400, store: "kv" } as const;
