import type { LiveMessage, MatchChange } from "#contract/domain/live";

/** A change of a live match's score. */
export const goalsAt = (
  id: string,
  seq: number,
  at: number,
  score: readonly [number, number] = [seq, 0],
): MatchChange => ({
  id,
  seq,
  at,
  match: { state: "live", kickOff: 0, period: "FIRST_HALF", score, reds: [0, 0] },
});

/** A message sent just as its last change happened. */
export const messageOf = (from: number, to: number, changes: MatchChange[] = [], hasPush = false): LiveMessage => ({
  from,
  to,
  now: to,
  ...(hasPush && { hasPush }),
  changes,
});
