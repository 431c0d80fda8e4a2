import type { MatchStanding } from "#contract/domain/live";

/** A standing without what passes by itself: the minute, or the seconds left, where a clock tells it at any instant. */
export function withoutTicks(standing: MatchStanding): object {
  if (standing.state !== "live") return standing;
  if (standing.gameClock?.running) {
    const { left: _left, ...clock } = standing.gameClock;
    return { ...standing, gameClock: clock };
  }
  if (!standing.clock) return standing;
  const { minute: _minute, addedMinute: _added, ...rest } = standing;
  return rest;
}
