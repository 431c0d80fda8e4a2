import { LruCache } from "#contract/memory/lru-cache";

/** Reads a match's data, or returns the cached value. */
type MatchCache<Value> = (matchId: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Caches data of the last `capacity` matches for the isolate's lifetime; only for data that never changes. It caches
 * values, not promises, so that no request waits for another's read.
 */
export function createMatchCache<Value>(capacity: number): MatchCache<Value> {
  const slots = new LruCache<{ value?: Value }>(capacity);
  return async (matchId, read) => {
    const slot = slots.getOrCreate(matchId, () => ({}));
    slot.value ??= await read();
    return slot.value;
  };
}
