import type { Match } from "#contract/domain/match";

/** How long before a match the space of the parts that follow its progress is reserved, in milliseconds. */
const AHEAD = 3_600_000;

/** Play has begun, however it ended. */
const hasBegun = (match: Match): boolean => match.state !== "scheduled" && match.score !== undefined;

/**
 * Whether the page shows the progress of a match: from the first whistle on, and in the hour before, so that what fills
 * up during the match has its space when it begins.
 */
export const showsProgress = (match: Match, now: number): boolean =>
  hasBegun(match) || (match.state === "scheduled" && match.isTimeConfirmed && match.kickOff - now <= AHEAD);

/** More may be reported of a match: it is upcoming, or goes on. */
export const isOpen = ({ state }: Match): boolean => state === "scheduled" || state === "live" || state === "halted";

/** From kick-off until nobody follows a match any more, overtimes and the minutes after them included. */
const FOLLOWED = 4 * 3_600_000;

/** Whether the last minutes of a match are of interest: while it is played, and for a while after it. */
export const isTracked = (match: Match, now: number): boolean =>
  match.state !== "finished" || now - match.kickOff < FOLLOWED;
