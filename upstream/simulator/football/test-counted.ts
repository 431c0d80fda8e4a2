import type { StatKey, StatRow } from "#contract/domain/match-statistics";
import { Counters } from "./counters.ts";
import { cutAt } from "./cut.ts";
import type { FootballProgress } from "./progress.ts";
import { statRows } from "./statistics.ts";
import { FIXTURES, FOREVER, instantsOf, progressIn } from "./test-matches.ts";

// Some matches of the sample, whole and cut at an instant, with their counts.

export const cuts = FIXTURES.filter((_, index) => index % 3 === 0).flatMap((fixture) => {
  const progress = progressIn(fixture);
  if (progress.timeline.periods.length === 0) return [];
  return [FOREVER, instantsOf(fixture, 1)[0]!].map((instant) => ({ instant, progress: cutAt(progress, instant) }));
});

export interface Counted {
  progress: FootballProgress;
  counters: Counters;
  rows: Map<StatKey, StatRow>;
}

export const counted: readonly Counted[] = cuts.map(({ progress }) => {
  const counters = new Counters(progress);
  return { progress, counters, rows: new Map(statRows(progress, undefined, counters).map((row) => [row.key, row])) };
});

export const breaches = (broken: (one: Counted) => unknown): string[] =>
  counted.filter(broken).map(({ progress }) => progress.matchId);

export const pair = ({ rows }: Counted, key: StatKey): readonly [number, number] => {
  const { home, away } = rows.get(key)!;
  return [home!, away!];
};
