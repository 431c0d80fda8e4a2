import type { Match } from "#contract/domain/match";

/** What a team's overview shows of its matches. */
export interface AroundNow {
  /** In play, or the next to be played. */
  next?: Match;
  isPlaying: boolean;
  /** The latest that was decided. */
  last?: Match;
}

const isOn = ({ state }: Match): boolean => state === "live" || state === "halted";

/**
 * The match that a team plays or plays next, and its last result. `upcoming` begins with what is in play, `past` with
 * the latest. Matches that were called off are neither.
 */
export function aroundNow(upcoming: readonly Match[], past: readonly Match[]): AroundNow {
  const next = upcoming.find(isOn) ?? upcoming.find(({ state }) => state !== "void" && state !== "finished");
  const last = past.find(({ state }) => state === "finished");
  return { ...(next && { next }), ...(last && { last }), isPlaying: next !== undefined && isOn(next) };
}
