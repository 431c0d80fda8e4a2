import { createRecent } from "../engine/recent.ts";

/** Reads what belongs to a match, or tells what was read before. */
export type Kept<Value> = (matchId: string, read: () => Promise<Value>) => Promise<Value>;

/**
 * Keeps what has been read of the last `capacity` matches, for the time of an isolate: only for what never changes. It
 * keeps values, not promises, so that no request waits for another's reading.
 */
export function createKept<Value>(capacity: number): Kept<Value> {
  const slots = createRecent<{ value?: Value }>(capacity);
  return async (matchId, read) => {
    const slot = slots.get(matchId, () => ({}));
    slot.value ??= await read();
    return slot.value;
  };
}
