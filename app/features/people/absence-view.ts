import type { PlayerRef, Spell } from "#contract/domain/people";
import { utcDate } from "#contract/time/dates";
import { formatDate } from "~/i18n/format-date";
import { type Named, namedPlayer } from "./name-of.ts";
import { reasonName } from "./person-labels.ts";
import type { ViewFacts } from "./transfer-view.ts";

export interface AbsenceView {
  player?: Named;
  reason: string;
  /** Formatted dates; absent if unknown. */
  from?: string;
  until?: string;
  /** Still absent at the time of the page. */
  isNow: boolean;
}

/** An absence without an end continues; one with an end lasts up to and including that day (UTC). */
export const goesOn = ({ from, until }: Spell, now: number): boolean => {
  const today = utcDate(now);
  return (until === undefined || until >= today) && (from === undefined || from <= today);
};

/** `now` in milliseconds. */
export const absenceView = (spell: Spell & { player?: PlayerRef }, now: number, facts: ViewFacts): AbsenceView => ({
  ...(spell.player && { player: namedPlayer(spell.player, facts) }),
  reason: reasonName(facts.t, spell.reason),
  ...(spell.from && { from: formatDate(spell.from, facts.locale, "date") }),
  ...(spell.until && { until: formatDate(spell.until, facts.locale, "date") }),
  isNow: goesOn(spell, now),
});
