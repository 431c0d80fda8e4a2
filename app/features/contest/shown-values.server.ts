import { type ContestDates, contestState } from "#contract/contests/contest-state";
import type { Contest, ContestPrize } from "#contract/domain/contests";
import type { Sport } from "#contract/tables/sports";
import { wallClock } from "#contract/time/zone";
import type { EdgeContext } from "#worker/pages/context";
import { formatNumber } from "~/features/people/format-amounts";
import { formatDate } from "~/i18n/format-date";
import { signed } from "~/sports/figures";
import type { ContestHead, ShownPrize, ShownTime } from "./contest-head.ts";

export type Reader = Pick<EdgeContext, "locale" | "visitor">;

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
