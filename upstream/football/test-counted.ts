import type { StatKey, StatRow } from "#contract/domain/match-statistics";
import { Counters } from "./counters.ts";
import type { FootballCourse } from "./course.ts";
import { cutAt } from "./cut.ts";
import { statRows } from "./statistics.ts";
import { courseIn, FIXTURES, FOREVER, instantsOf } from "./test-matches.ts";

// Some matches of the sample, whole and at an instant, with what was counted in them.

export const cuts = FIXTURES.filter((_, index) => index % 3 === 0).flatMap((fixture) => {
  const course = courseIn(fixture);
  if (course.timeline.periods.length === 0) return [];
  return [FOREVER, instantsOf(fixture, 1)[0]!].map((instant) => ({ instant, course: cutAt(course, instant) }));
});

export interface Counted {
  course: FootballCourse;
  counters: Counters;
  rows: Map<StatKey, StatRow>;
}

export const counted: readonly Counted[] = cuts.map(({ course }) => {
  const counters = new Counters(course);
  return { course, counters, rows: new Map(statRows(course, undefined, counters).map((row) => [row.key, row])) };
});

export const breaches = (broken: (one: Counted) => unknown): string[] =>
  counted.filter(broken).map(({ course }) => course.matchId);

export const pair = ({ rows }: Counted, key: StatKey): readonly [number, number] => {
  const { home, away } = rows.get(key)!;
  return [home!, away!];
};
