import { describe, expect, it, test } from "vitest";
import { STAT_KEYS, type StatKey, type StatRow } from "#contract/domain/match-statistics";
import { appearancesIn } from "./appearances.ts";
import { Counters } from "./counters.ts";
import type { FootballCourse } from "./course.ts";
import { cutAt } from "./cut.ts";
import { momentumOf } from "./momentum.ts";
import { otherSide, SIDES } from "./sides.ts";
import { statPeriods, statRows } from "./statistics.ts";
import { courseIn, FIXTURES, FOREVER, instantsOf } from "./test-matches.ts";
import { positionsOf } from "./tracker.ts";

const cuts = FIXTURES.filter((_, index) => index % 3 === 0).flatMap((fixture) => {
  const course = courseIn(fixture);
  if (course.timeline.periods.length === 0) return [];
  return [FOREVER, instantsOf(fixture, 1)[0]!].map((instant) => ({ instant, course: cutAt(course, instant) }));
});

interface Counted {
  course: FootballCourse;
  counters: Counters;
  rows: Map<StatKey, StatRow>;
}

const counted: readonly Counted[] = cuts.map(({ course }) => {
  const counters = new Counters(course);
  return { course, counters, rows: new Map(statRows(course, undefined, counters).map((row) => [row.key, row])) };
});

const breaches = (broken: (one: Counted) => unknown): string[] =>
  counted.filter(broken).map(({ course }) => course.matchId);

const pair = ({ rows }: Counted, key: StatKey): readonly [number, number] => {
  const { home, away } = rows.get(key)!;
  return [home!, away!];
};

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
          const goals = one.course.events.filter(
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
      breaches(({ course, rows }) => {
        const periods = statPeriods(course);
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

describe("the numbers of the players, at any instant", () => {
  test("make those of their side", () => {
    const told = [
      "shots",
      "shotsOnTarget",
      "passes",
      "fouls",
      "offsides",
      "saves",
      "tackles",
      "interceptions",
      "clearances",
      "duelsWon",
      "aerialsWon",
      "dispossessed",
    ] as const;
    expect(
      breaches((one) =>
        SIDES.some((side, index) =>
          told.some((key) => {
            const sum = one.course.sheets[side].men.reduce(
              (total, _, man) => total + one.counters.of(side, man, key),
              0,
            );
            return sum !== pair(one, key)[index];
          }),
        ),
      ),
    ).toEqual([]);
  });

  test("agree with the other side's: a duel is won by one, a foul suffered by one", () => {
    expect(
      breaches(({ counters }) => {
        const [home, away] = counters.totals("duels");
        const [homeWon, awayWon] = counters.totals("duelsWon");
        return (
          home !== away ||
          homeWon + awayWon !== home ||
          SIDES.some((side) => counters.total(side, "fouls") !== counters.total(otherSide(side), "foulsDrawn"))
        );
      }),
    ).toEqual([]);
  });

  test("are those of men who were on the pitch", () => {
    expect(
      breaches(({ course, counters }) =>
        SIDES.some((side) =>
          course.sheets[side].men.some(
            (_, man) => !course.stints[side][man] && Object.keys(counters.statsOf(side, man)).length > 0,
          ),
        ),
      ),
    ).toEqual([]);
  });

  test("goals make the score, assists are not more, and blocked shots were blocked by someone", () => {
    expect(
      breaches(({ course, counters, rows }) => {
        const appearances = appearancesIn(course);
        const standing = course.events.filter((event) => event.kind === "goal" && event.deletedAt === undefined).length;
        const sum = (key: "goals" | "ownGoals" | "assists") => appearances.reduce((total, one) => total + one[key], 0);
        const blocked = rows.get("shotsBlocked")!;
        return (
          sum("goals") + sum("ownGoals") !== standing ||
          sum("assists") > sum("goals") ||
          counters.total("home", "blocks") !== blocked.away ||
          counters.total("away", "blocks") !== blocked.home
        );
      }),
    ).toEqual([]);
  });

  test("a rating lies between 3 and 10, and a match that is over has one best man", () => {
    expect(
      breaches(({ course }) => {
        const appearances = appearancesIn(course);
        const best = appearances.filter(({ isManOfTheMatch }) => isManOfTheMatch);
        const isOver = course.timeline.incidents.some(
          (one) => one.kind === "phase" && /FULL_TIME|AFTER/.test(one.phase),
        );
        return appearances.some(({ rating = 5 }) => rating < 3 || rating > 10) || best.length !== Number(isOver);
      }),
    ).toEqual([]);
  });
});

describe("over many matches", () => {
  const whole = counted.filter((_, index) => index % 2 === 0);
  const mean = (value: (one: Counted) => number) => whole.reduce((sum, one) => sum + value(one), 0) / whole.length;
  const both = (key: StatKey) => mean((one) => pair(one, key)[0] + pair(one, key)[1]);

  it("expected goals come to the goals", () => {
    const goals = mean(
      ({ course }) =>
        course.events.filter((one) => one.kind === "goal" && one.how !== "own" && one.deletedAt === undefined).length,
    );
    expect(both("xg") / goals).toBeGreaterThan(0.92);
    expect(both("xg") / goals).toBeLessThan(1.08);
  });

  // What the large leagues see in a match, both sides together, with room for those of weaker ones.
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
    const ratings = whole.flatMap(({ course }) => appearancesIn(course).flatMap(({ rating }) => rating ?? []));
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect(average).toBeGreaterThan(6.5);
    expect(average).toBeLessThan(7.1);
  });
});

describe("momentum and tracker", () => {
  test("momentum has a value for each minute that has begun", () => {
    const broken = cuts.filter(({ course }) => {
      const minutes = momentumOf(course);
      const played = course.timeline.periods.reduce(
        (sum, { startsAt, endsAt }) => sum + Math.ceil((endsAt - startsAt) / 60_000),
        0,
      );
      return minutes.length !== played || minutes.some(({ value }) => Math.abs(value) > 100);
    });
    expect(broken).toEqual([]);
  });

  test("positions lie on the pitch, in order, within the last minutes", () => {
    const broken = cuts.filter(({ course, instant }) => {
      const positions = positionsOf(course, instant);
      return positions.some(
        ({ at, x, y }, index) =>
          x < 0 ||
          x > 100 ||
          y < 0 ||
          y > 100 ||
          at > instant ||
          at < instant - 600_000 ||
          at < (positions[index - 1]?.at ?? 0),
      );
    });
    expect(broken).toEqual([]);
  });

  test("shots are taken on the pitch, towards the right", () => {
    const broken = cuts.filter(({ course }) =>
      course.shots.some(({ x, y, xg, outcome, goalX = 50, goalY = 50 }) => {
        const isOnTarget = outcome === "goal" || outcome === "saved";
        const isInside = goalX >= 0 && goalX <= 100 && goalY >= 0 && goalY <= 100;
        return (
          x < 60 ||
          x > 100 ||
          y < 0 ||
          y > 100 ||
          xg < 0 ||
          xg > 1 ||
          (isOnTarget && !isInside) ||
          (outcome === "off" && isInside)
        );
      }),
    );
    expect(broken).toEqual([]);
  });
});
