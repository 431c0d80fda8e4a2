import type { Match } from "#contract/domain/match";

/** Whether a match's source gives the time of its start, and not the day alone. */
export function isTimeKnown(match: Match): boolean {
  if (match.state === "scheduled") return match.isTimeConfirmed;
  return match.state !== "finished" || !match.isDayOnly;
}
