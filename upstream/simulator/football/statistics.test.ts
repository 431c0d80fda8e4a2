import { describe, expect, it, test } from "vitest";
import { STAT_KEYS, type StatKey } from "#contract/domain/match-statistics";
import type { Fixture } from "../../match/match.ts";
import { SIDES } from "../../match/sides.ts";
import { appearancesIn } from "./appearances.ts";
import { cutAt } from "./cut.ts";
import { statPeriods, statRows } from "./statistics.ts";
import { breaches, type Counted, counted, pair } from "./test-counted.ts";
import { FIXTURES, FOREVER, progressIn, timelineOf } from "./test-matches.ts";

describe("the numbers of a side, at any instant", () => {
  test("possession makes a hundred", () => {
    expect(breaches((one) => pair(one, "possession")[0] + pair(one, "possession")[1] !== 100)).toEqual([]);
  });

  test.each<[StatKey, StatKey[]]>([
    ["shots", ["shotsOnTarget", "shotsOffTarget", "shotsBlocked"]],
    ["shots", ["shotsInsideBox", "shotsOutsideBox"]],
    ["duelsWon", ["groundDuelsWon", "aerialsWon"]],
  ])("%s are the sum of %j", (whole, parts) => {
    expect(
      breaches((one) =>
        [0, 1].some((side) => pair(one, whole)[side] !== parts.reduce((sum, key) => sum + pair(one, key)[side]!, 0)),
      ),
    ).toEqual([]);
  });

  test("shots on target are the goals and the other side's saves", () => {
    expect(
      breaches((one) =>
        SIDES.some((side, index) => {
          const goals = one.progress.events.filter(
            (event) =>
              event.kind === "goal" && event.side === side && event.how !== "own" && event.deletedAt === undefined,
          );
          return pair(one, "shotsOnTarget")[index] !== goals.length + pair(one, "saves")[1 - index]!;
        }),
      ),
    ).toEqual([]);
  });

  test("a part of the attempts comes off, never more", () => {
    expect(
      breaches(({ rows }) =>
        [...rows.values()].some(
          ({ home, away, homeOf = FOREVER, awayOf = FOREVER }) => home! > homeOf || away! > awayOf,
        ),
      ),
    ).toEqual([]);
  });

  test("expected goals are those of open play, set pieces and penalties", () => {
    expect(
      breaches((one) =>
        [0, 1].some((side) => {
          const without = pair(one, "xgNonPenalty")[side]!;
          return (
            Math.abs(without - pair(one, "xgOpenPlay")[side]! - pair(one, "xgSetPiece")[side]!) > 0.021 ||
            without > pair(one, "xg")[side]!
          );
        }),
      ),
    ).toEqual([]);
  });

  test("nothing is counted before it begins, and both halves make the whole", () => {
    expect(
      breaches(({ progress, rows }) => {
        const periods = statPeriods(progress);
        if (periods.length === 0) return [...rows.values()].some(({ key, home }) => key !== "possession" && home !== 0);
        const [, ...parts] = periods;
        const summed = STAT_KEYS.filter((key) => rows.get(key)!.unit === "count");
        return summed.some((key) => {
          const sum = parts.reduce((total, part) => total + part.rows.find((row) => row.key === key)!.home!, 0);
          return sum !== rows.get(key)!.home;
        });
      }),
    ).toEqual([]);
  });
});

test("of progress that was not cut, they are those of the end", () => {
  const isTakenBack = (fixture: Fixture): boolean =>
    timelineOf(fixture).incidents.some((one) => one.kind === "decision" && !one.isGoal);
  const reviewed = FIXTURES.filter(isTakenBack).slice(0, 15);
  expect(reviewed).toHaveLength(15);
  for (const fixture of reviewed) {
    const progress = progressIn(fixture);
    expect(statRows(progress)).toEqual(statRows(cutAt(progress, FOREVER)));
  }
});

describe("over many matches", () => {
  const whole = counted.filter((_, index) => index % 2 === 0);
  const mean = (value: (one: Counted) => number) => whole.reduce((sum, one) => sum + value(one), 0) / whole.length;
  const both = (key: StatKey) => mean((one) => pair(one, key)[0] + pair(one, key)[1]);

  it("expected goals come to the goals", () => {
    const goals = mean(
      ({ progress }) =>
        progress.events.filter((one) => one.kind === "goal" && one.how !== "own" && one.deletedAt === undefined).length,
    );
    expect(both("xg") / goals).toBeGreaterThan(0.92);
    expect(both("xg") / goals).toBeLessThan(1.08);
  });

  // Match totals of both sides in large leagues, with a margin for weaker leagues.
  test.each<[StatKey, number, number]>([
    ["shots", 21, 29],
    ["shotsOnTarget", 7.5, 11],
    ["corners", 8.5, 12],
    ["fouls", 19, 27],
    ["offsides", 3, 5.5],
    ["passes", 750, 1_000],
    ["passAccuracy", 140, 172],
    ["substitutions", 7, 9.6],
  ])("%s lie where they do: %d to %d", (key, least, most) => {
    expect(both(key)).toBeGreaterThan(least);
    expect(both(key)).toBeLessThan(most);
  });

  it("the average rating is an ordinary one", () => {
    const ratings = whole.flatMap(({ progress }) => appearancesIn(progress).flatMap(({ rating }) => rating ?? []));
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(average).toBeGreaterThan(6.5);
    expect(average).toBeLessThan(7.1);
  });
});
