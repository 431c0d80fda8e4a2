import type { Match } from "#contract/domain/match";

/** A team's matches on its overview. */
export interface AroundNow {
  /** In play, or the next one. */
  next?: Match;
  isPlaying: boolean;
  /** The latest decided one. */
  last?: Match;
}

const isOn = ({ state }: Match): boolean => state === "live" || state === "halted";

/**
 * The match that a team is playing or plays next, and its last result. `upcoming` starts with a match in play, `past`
 * with the latest. Cancelled matches are neither.
 */
export function aroundNow(upcoming: readonly Match[], past: readonly Match[]): AroundNow {
  const next = upcoming.find(isOn) ?? upcoming.find(({ state }) => state !== "void" && state !== "finished");
  const last = past.find(({ state }) => state === "finished");
  return { ...(next && { next }), ...(last && { last }), isPlaying: next !== undefined && isOn(next) };
}
