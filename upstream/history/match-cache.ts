import { createRecent } from "../engine/recent.ts";

/** Reads what belongs to a match, or returns what was read before. */
export type MatchCache<Value> = (matchId: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what has been read of the last `capacity` matches, for the time of an isolate: only for what never changes. It
 * caches values, not promises, so that no request waits for another's reading.
 */
export function createMatchCache<Value>(capacity: number): MatchCache<Value> {
  const slots = createRecent<{ value?: Value }>(capacity);
  return async (matchId, read) => {
    const slot = slots.get(matchId, () => ({}));
    slot.value ??= await read();
    return slot.value;
  };
}
