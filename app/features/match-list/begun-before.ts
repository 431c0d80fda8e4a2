import type { CompetitionMatches } from "#contract/domain/competition";
import { HOUR } from "#contract/time/units";
import { addDays, dayWindow } from "#contract/time/zone";

/** No match is in play so long after its kick-off, whatever delays, extra time and shoot-out add. */
const LONGEST_PLAY = 8 * HOUR;

/** Matches of a competition in a day's list. */
export interface ListedMatches extends CompetitionMatches {
  /** They kicked off the day before and are in play. */
  hasBegunBefore?: true;
  /** They kick off at one instant, and the list is by kick-off. */
  isByKickOff?: true;
}

/**
 * Which other day has matches of a list: live is what is in play, whatever its date, so until the last match from
 * before midnight can be over, today's list has the day before's matches in play too. Other days have only their own.
 * Dates are YYYY-MM-DD in the zone; `now` in milliseconds.
 */
export function dayBefore(date: string, { now, timeZone }: { now: number; timeZone: string }): string | undefined {
  const { from, to } = dayWindow(date, timeZone);
  return from <= now && now < Math.min(to, from + LONGEST_PLAY) ? addDays(date, -1) : undefined;
}

/** A list's competitions: those of the day before with matches in play, then the day's own. */
export function listedGroups(
  ofDay: readonly CompetitionMatches[],
  before: readonly CompetitionMatches[],
): ListedMatches[] {
  // A supplier's days may overlap.
  const own = new Set(ofDay.flatMap(({ matches }) => matches.map(({ id }) => id)));
  const begun = before.flatMap((group) => {
    const matches = group.matches.filter(({ id, state }) => state === "live" && !own.has(id));
    return matches.length > 0 ? [{ ...group, matches, hasBegunBefore: true as const }] : [];
  });
  return [...begun, ...ofDay];
}
