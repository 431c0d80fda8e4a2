import type { Match } from "#contract/domain/match";

/** What a team's overview shows of its matches. */
export interface AroundNow {
  /** In play, or the next that will be. */
  next?: Match;
  isPlaying: boolean;
  /** The latest that was decided. */
  last?: Match;
}

const isOn = ({ state }: Match): boolean => state === "live" || state === "halted";

/**
 * The match that a team plays or plays next, and its last result. `coming` begins with what is in play, `past` with the
 * latest. What was called off is neither.
 */
export function aroundNow(coming: readonly Match[], past: readonly Match[]): AroundNow {
  const next = coming.find(isOn) ?? coming.find(({ state }) => state !== "void" && state !== "finished");
  const last = past.find(({ state }) => state === "finished");
  return { ...(next && { next }), ...(last && { last }), isPlaying: next !== undefined && isOn(next) };
}
