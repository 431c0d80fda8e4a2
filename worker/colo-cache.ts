/** The part of the Cache API that is used. */
export type ColoCache = Pick<Cache, "match" | "put" | "delete">;

/** This colo's cache; none where the edge runs under Vite. TypeScript knows the browser's `caches` only. */
export const coloCache = (): ColoCache | undefined =>
  (globalThis as { caches?: { default?: ColoCache } }).caches?.default;
