import { describe, expect, test } from "vitest";
import { otherSide, SIDES } from "../../match/sides.ts";
import { appearancesIn } from "./appearances.ts";
import { momentumOf } from "./momentum.ts";
import { breaches, cuts, pair } from "./test-counted.ts";
import { buildPositions } from "./tracker.ts";

describe("the numbers of the players, at any instant", () => {
  test("make those of their side", () => {
    const countedKeys = [
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
          countedKeys.some((key) => {
            const sum = one.progress.sheets[side].men.reduce(
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
      breaches(({ progress, counters }) =>
        SIDES.some((side) =>
          progress.sheets[side].men.some(
            (_, man) => !progress.stints[side][man] && Object.keys(counters.statsOf(side, man)).length > 0,
          ),
        ),
      ),
    ).toEqual([]);
  });

  test("goals make the score, assists are not more, and blocked shots were blocked by someone", () => {
    expect(
      breaches(({ progress, counters, rows }) => {
        const appearances = appearancesIn(progress);
        const valid = progress.events.filter((event) => event.kind === "goal" && event.deletedAt === undefined).length;
        const sum = (key: "goals" | "ownGoals" | "assists") => appearances.reduce((total, one) => total + one[key], 0);
        const blocked = rows.get("shotsBlocked")!;
        return (
          sum("goals") + sum("ownGoals") !== valid ||
          sum("assists") > sum("goals") ||
          counters.total("home", "blocks") !== blocked.away ||
          counters.total("away", "blocks") !== blocked.home
        );
      }),
    ).toEqual([]);
  });

  test("a rating lies between 3 and 10, and a match that is over has one best man", () => {
    expect(
      breaches(({ progress }) => {
        const appearances = appearancesIn(progress);
        const best = appearances.filter(({ isManOfTheMatch }) => isManOfTheMatch);
        const isOver = progress.timeline.incidents.some(
          (one) => one.kind === "phase" && /FULL_TIME|AFTER/.test(one.phase),
        );
        return appearances.some(({ rating = 5 }) => rating < 3 || rating > 10) || best.length !== Number(isOver);
      }),
    ).toEqual([]);
  });
});

describe("momentum and tracker", () => {
  test("momentum has a value for each minute that has begun", () => {
    const broken = cuts.filter(({ progress }) => {
      const minutes = momentumOf(progress);
      const played = progress.timeline.periods.reduce(
        (sum, { startsAt, endsAt }) => sum + Math.ceil((endsAt - startsAt) / 60_000),
        0,
      );
      return minutes.length !== played || minutes.some(({ value }) => Math.abs(value) > 100);
    });
    expect(broken).toEqual([]);
  });

  test("positions lie on the pitch, in order, within the last minutes", () => {
    const broken = cuts.filter(({ progress, instant }) => {
      const positions = buildPositions(progress, instant);
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
    const broken = cuts.filter(({ progress }) =>
      progress.shots.some(({ x, y, xg, outcome, goalX = 50, goalY = 50 }) => {
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
