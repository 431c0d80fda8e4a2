import type { Match } from "#contract/domain/match";

/** How long before kick-off space is reserved for parts that follow the match, in milliseconds. */
const AHEAD = 3_600_000;

/** Play has started, whatever its outcome. */
const hasBegun = (match: Match): boolean => match.state !== "scheduled" && match.score !== undefined;

/**
 * Whether the page shows the progress of a match: once it has started, and in the hour before, so that space is
 * reserved for what fills up during play.
 */
export const showsProgress = (match: Match, now: number): boolean =>
  hasBegun(match) || (match.state === "scheduled" && match.isTimeConfirmed && match.kickOff - now <= AHEAD);

/** More may be reported: the match is upcoming or in progress. */
export const isOpen = ({ state }: Match): boolean => state === "scheduled" || state === "live" || state === "halted";

/** From kick-off until interest in a match has ended, including overtimes and the time after them; in milliseconds. */
const FOLLOWED = 4 * 3_600_000;

/** Whether a match's latest minutes are of interest: during play and for a while after. */
export const isTracked = (match: Match, now: number): boolean =>
  match.state !== "finished" || now - match.kickOff < FOLLOWED;
