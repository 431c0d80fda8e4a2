import type { Match } from "#contract/domain/match";

/** From when on the parts of a page that follow the course of a match have their places, in milliseconds before it. */
const AHEAD = 3_600_000;

/** Play has begun, whatever became of it. */
const hasBegun = (match: Match): boolean => match.state !== "scheduled" && match.score !== undefined;

/**
 * Whether the page shows the course of a match: from the first whistle on, and in the hour before, so that what fills up
 * during the match has its place when it begins.
 */
export const showsCourse = (match: Match, now: number): boolean =>
  hasBegun(match) || (match.state === "scheduled" && match.isTimeConfirmed && match.kickOff - now <= AHEAD);

/** More may be told of a match: it is to come, or goes on. */
export const isOpen = ({ state }: Match): boolean => state === "scheduled" || state === "live" || state === "halted";

/** From kick-off to when nobody follows a match any more, overtimes and the minutes after them included. */
const FOLLOWED = 4 * 3_600_000;

/** Whether the last minutes of a match are of interest: while it is played, and so long after it as it stands open. */
export const isTracked = (match: Match, now: number): boolean =>
  match.state !== "finished" || now - match.kickOff < FOLLOWED;
