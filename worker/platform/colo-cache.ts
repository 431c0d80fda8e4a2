/** The part of the Cache API in use. */
export type ColoCache = Pick<Cache, "match" | "put" | "delete">;

/** This colo's cache; undefined when the edge runs under Vite. TypeScript only knows the browser's `caches`. */
export const coloCache = (): ColoCache | undefined =>
  (globalThis as { caches?: { default?: ColoCache } }).caches?.default;
