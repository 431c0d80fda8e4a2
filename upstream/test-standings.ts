import type { MatchStanding } from "#contract/domain/live";

/** A standing without what passes by itself: the minute, where a clock tells it at any instant. */
export function withoutTicks(standing: MatchStanding): object {
  if (standing.state !== "live" || !standing.clock) return standing;
  const { minute: _minute, addedMinute: _added, ...rest } = standing;
  return rest;
}
