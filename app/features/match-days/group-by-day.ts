import type { Match } from "#contract/domain/match";
import { dateIn } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { formatDate } from "~/i18n/format-date";
import { offsetsBetween, type ZoneOffsets } from "~/i18n/zone-offsets";

/** The matches of a day, or some of them. */
export interface MatchDay {
  /** YYYY-MM-DD, in the visitor's zone. */
  date: string;
  /** The formatted day. */
  label: string;
  /** Text beside the day, such as the competition's name if several are mixed; otherwise empty. */
  group: string;
  matches: Match[];
}

/** Groups matches by day, keeping their order. `groupOf` gives the text beside the day; a day is split by it. */
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

/** The visitor's offsets from the first kick-off to the last; the current one if there are no matches. */
export function zoneOfMatches(
  matches: readonly Pick<Match, "kickOff">[],
  { now, visitor }: Pick<EdgeContext, "now" | "visitor">,
): ZoneOffsets {
  if (matches.length === 0) return offsetsBetween(now, now, visitor.timeZone);
  const kickOffs = matches.map(({ kickOff }) => kickOff);
  return offsetsBetween(Math.min(...kickOffs), Math.max(...kickOffs), visitor.timeZone);
}
