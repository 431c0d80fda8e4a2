import type { MatchState } from "#contract/domain/live";

/**
 * A match state without what changes by itself: the minute or remaining seconds, if a clock gives them at any instant.
 */
export function withoutTicks(matchState: MatchState): object {
  if (matchState.state !== "live") return matchState;
  if (matchState.gameClock?.running) {
    const { left: _left, ...clock } = matchState.gameClock;
    return { ...matchState, gameClock: clock };
  }
  if (!matchState.clock) return matchState;
  const { minute: _minute, addedMinute: _added, ...rest } = matchState;
  return rest;
}
