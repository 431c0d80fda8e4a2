import type { NextMatch } from "#contract/domain/history";
import type { Side, Team } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";
import { matchPath } from "#contract/tables/paths";
import { scoreText } from "#contract/text/score-text";
import { dateIn, daysBetween } from "#contract/time/zone";
import { formatDate } from "~/i18n/format-date";
import { formatClock, offsetsBetween } from "~/i18n/zone-offsets";
import { localePath } from "~/page/locale-path";

/** A match after the page's own in a team's list. */
export interface UpcomingMatch {
  id: string;
  href: string;
  opponent: Team;
  /** The team's side; undefined on neutral ground. */
  side: Side | undefined;
  /** Formatted, in the visitor's zone. */
  day: string;
  /** HH:MM likewise, if it is known. */
  time?: string;
  /** As played, the home side's first. */
  result?: string;
  /** Since the page's match. */
  daysAfter: number;
}

interface Facts {
  locale: LocaleCode;
  timeZone: string;
  /** Kick-off of the page's match, in milliseconds: dates in another year include the year. */
  after: number;
  hidesScores: boolean;
}

/** A team's matches after the page's own as texts and addresses. */
export const upcomingMatches = (
  next: readonly NextMatch[],
  team: Team,
  { locale, timeZone, after, hidesScores }: Facts,
): UpcomingMatch[] =>
  next.map(({ match }) => {
    const date = dateIn(match.kickOff, timeZone);
    const isSameYear = date.slice(0, 4) === dateIn(after, timeZone).slice(0, 4);
    const side: Side = match.home.id === team.id ? "home" : "away";
    return {
      id: match.id,
      href: localePath(locale, matchPath(match)),
      opponent: side === "home" ? match.away : match.home,
      side: match.isNeutral ? undefined : side,
      day: formatDate(date, locale, isSameYear ? "row" : "full"),
      ...(match.state === "scheduled" &&
        match.isTimeConfirmed && {
          time: formatClock(match.kickOff, offsetsBetween(match.kickOff, match.kickOff, timeZone)),
        }),
      ...(match.state === "finished" && !hidesScores && { result: scoreText(match.score, locale, "cell") }),
      daysAfter: daysBetween(dateIn(after, timeZone), date),
    };
  });
