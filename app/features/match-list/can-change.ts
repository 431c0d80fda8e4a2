import type { Match } from "#contract/domain/match";
import { HOUR } from "#contract/time/units";

/** A page may stay open for a day; play, breaks, extra time, a shoot-out and late corrections take up to five hours. */
const AHEAD = 24 * HOUR;
const BEHIND = 5 * HOUR;

/** Whether something may still happen in a match while a page rendered at `now` (milliseconds) is open. */
export function canChange({ state, kickOff }: Pick<Match, "state" | "kickOff">, now: number): boolean {
  if (state === "live" || state === "halted") return true;
  return state !== "void" && now - BEHIND <= kickOff && kickOff <= now + AHEAD;
}

/** Kick-off of the next match with a known time, in milliseconds; undefined if there is none. */
export function nextKickOff(matches: readonly Match[], now: number): number | undefined {
  const times = matches.flatMap((match) =>
    match.state === "scheduled" && match.isTimeConfirmed && match.kickOff >= now ? [match.kickOff] : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}
