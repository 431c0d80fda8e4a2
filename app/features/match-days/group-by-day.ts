import type { Match } from "#contract/domain/match";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/context";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";

/** The matches of a day, or a part of them. */
export interface MatchDay {
  /** YYYY-MM-DD, in the visitor's zone. */
  date: string;
  /** The day in words. */
  label: string;
  /** What stands beside the day, such as the competition's name where several are mixed; empty without. */
  group: string;
  matches: Match[];
}

/**
 * Matches under their days, in the order in which they come. `groupOf` says what stands beside the day: one part of a
 * day for each.
 */
export function groupByDay(
  matches: readonly Match[],
  { locale, visitor }: Pick<EdgeContext, "locale" | "visitor">,
  groupOf?: (match: Match) => string,
): MatchDay[] {
  const days: MatchDay[] = [];
  for (const match of matches) {
    const date = dateIn(match.kickOff, visitor.timeZone);
    const group = groupOf?.(match) ?? "";
    const last = days.at(-1);
    if (last?.date === date && last.group === group) last.matches.push(match);
    else days.push({ date, label: formatDate(date, locale, "full"), group, matches: [match] });
  }
  return days;
}

/** The visitor's zone from the first kick-off to the last; now's where there are no matches. */
export function zoneOfMatches(
  matches: readonly Pick<Match, "kickOff">[],
  { now, visitor }: Pick<EdgeContext, "now" | "visitor">,
): ZoneOffsets {
  if (matches.length === 0) return offsetsBetween(now, now, visitor.timeZone);
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  return offsetsBetween(Math.min(...kickOffs), Math.max(...kickOffs), visitor.timeZone);
}
