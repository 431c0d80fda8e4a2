import type { IntervalWire, RateRowWire } from "#contract/calls/analysis/goals";
import type { MinuteInterval } from "#contract/domain/analysis";
import { countOf, sumOf } from "./aggregate.ts";

/** A goal from a team's perspective; the minute is without added time: 45+2 counts as minute 45. */
export interface TimedGoal {
  isOwn: boolean;
  minute: number;
}

const LENGTH = 15;

export const INTERVALS: readonly MinuteInterval[] = [1, 16, 31, 46, 61, 76].map((from) => ({
  from,
  to: from + LENGTH - 1,
}));

/** Excludes extra time. */
export const isOfNinety = ({ minute }: { minute: number }): boolean => minute <= 90;

const fellIn =
  ({ from, to }: MinuteInterval) =>
  ({ minute }: TimedGoal): boolean =>
    // A source may write 0 for the first minute.
    from <= Math.max(minute, 1) && Math.max(minute, 1) <= to;

/** Goals by interval over a number of matches. */
export const goalsByInterval = (matches: readonly (readonly TimedGoal[])[]): IntervalWire[] =>
  INTERVALS.map((interval) => {
    const goals = matches.flatMap((match) => match.filter(fellIn(interval)));
    const scored = countOf(goals, ({ isOwn }) => isOwn);
    return { ...interval, scored, conceded: goals.length - scored };
  });

/** Matches by the interval of their first goal. Goals are in order of time. */
export const firstGoalsByInterval = (matches: readonly (readonly TimedGoal[])[]): IntervalWire[] =>
  goalsByInterval(matches.map((goals) => goals.slice(0, 1)));

/** Number of matches with goals in each interval. */
export const matchesWithGoals = (matches: readonly (readonly TimedGoal[])[]): RateRowWire[] =>
  INTERVALS.map((interval) => {
    const within = matches.map((goals) => goals.filter(fellIn(interval)));
    return {
      ...interval,
      scored: countOf(within, (goals) => goals.some(({ isOwn }) => isOwn)),
      conceded: countOf(within, (goals) => goals.some(({ isOwn }) => !isOwn)),
      any: sumOf(within, (goals) => Math.min(goals.length, 1)),
    };
  });
