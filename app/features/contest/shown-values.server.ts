import { openHours } from "#contract/contests/contest-days";
import { type ContestDates, contestState } from "#contract/contests/contest-state";
import type { Contest, ContestMatch, ContestPrize, MyPredictions } from "#contract/domain/contests";
import type { Match } from "#contract/domain/match";
import { matchPath } from "#contract/tables/paths";
import type { Sport } from "#contract/tables/sports";
import { wallClock } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { formatNumber } from "~/features/people/format-amounts";
import { formatDate } from "~/i18n/format-date";
import { localePath } from "~/page/locale-path";
import { signed } from "~/sports/figures";
import type { ContestHead, ShownPrize, ShownTime } from "./contest-head.ts";
import { type MatchFacts, type PickMatch, stateOfMatch } from "./match-facts.ts";
import type { Mine } from "./mine.ts";

type Reader = Pick<EdgeContext, "locale" | "visitor">;

/** An instant in the reader's zone. */
export function shownTime(instant: number, { locale, visitor }: Reader): ShownTime {
  const { date, time } = wallClock(instant, visitor.timeZone);
  return { date: formatDate(date, locale, "row"), time };
}

const shownPrize = ({ amount, ...prize }: ContestPrize, { locale }: Reader): ShownPrize => ({
  ...prize,
  amount: formatNumber(amount, locale),
});

/** A contest as its card and page head show it. */
export function shownContest(
  contest: Contest & { rules?: string[] },
  context: Reader & Pick<EdgeContext, "now">,
  sport: Sport,
): ContestHead {
  const dates: ContestDates = contest;
  return {
    id: contest.id,
    kind: contest.kind,
    sport,
    title: contest.title,
    state: contestState(dates, context.now),
    starts: shownTime(dates.startDate, context),
    ends: shownTime(dates.endDate, context),
    ...(contest.participants > 0 && { participants: formatNumber(contest.participants, context.locale) }),
    ...(contest.winner && { winner: { name: contest.winner.name, points: signed(contest.winner.points) } }),
    prizes: contest.prizes.map((prize) => shownPrize(prize, context)),
    hasMadeUpEntries: contest.hasMadeUpEntries,
    rules: contest.rules ?? [],
  };
}

export const shownMatch = (match: Match, reader: Reader): MatchFacts => ({
  id: match.id,
  home: match.home.name,
  away: match.away.name,
  kickOff: shownTime(match.kickOff, reader),
  href: localePath(reader.locale, matchPath(match)),
  ...stateOfMatch(match),
});

export function shownPickMatch(
  { match, day, lockedAt, featuredTeamId, lines }: ContestMatch,
  reader: Reader,
): PickMatch {
  const opensAt = openHours(day).from;
  const featured = [match.home, match.away].find(({ id }) => id === featuredTeamId)?.name;
  return {
    ...shownMatch(match, reader),
    day,
    opensAt,
    lockedAt,
    lines,
    opens: shownTime(opensAt, reader),
    locks: shownTime(lockedAt, reader),
    ...(featured !== undefined && { featured }),
  };
}

export const shownMine = ({ matches, ...mine }: MyPredictions, reader: Reader): Mine => ({
  ...mine,
  matches: matches.map((match) => shownMatch(match, reader)),
});
