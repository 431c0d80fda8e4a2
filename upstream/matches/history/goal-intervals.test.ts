import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  firstGoalsByInterval,
  goalsByInterval,
  INTERVALS,
  matchesWithGoals,
  type TimedGoal,
} from "./goal-intervals.ts";

const own = (minute: number): TimedGoal => ({ isOwn: true, minute });
const other = (minute: number): TimedGoal => ({ isOwn: false, minute });

const goals = fc.array(fc.record({ isOwn: fc.boolean(), minute: fc.integer({ min: 1, max: 90 }) }), { maxLength: 9 });
const matches = fc.array(goals, { maxLength: 40 });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("intervals", () => {
  it("are six of fifteen minutes without a gap", () => {
    expect(INTERVALS.map(({ from, to }) => `${from}-${to}`)).toEqual([
      "1-15",
      "16-30",
      "31-45",
      "46-60",
      "61-75",
      "76-90",
    ]);
  });

  it.each([
    [0, "1-15"],
    [1, "1-15"],
    [15, "1-15"],
    [16, "16-30"],
    [30, "16-30"],
    [31, "31-45"],
    [45, "31-45"],
    [46, "46-60"],
    [60, "46-60"],
    [61, "61-75"],
    [75, "61-75"],
    [76, "76-90"],
    [90, "76-90"],
  ])("minute %i falls into %s", (minute, name) => {
    const [found] = goalsByInterval([[own(minute)]]).filter(({ scored }) => scored === 1);
    expect(`${found!.from}-${found!.to}`).toBe(name);
  });
});

describe("counts", () => {
  it("goals of both sides", () => {
    const counted = goalsByInterval([
      [own(3), other(14), own(45)],
      [own(45), own(90)],
    ]);
    expect(counted.map(({ scored, conceded }) => [scored, conceded])).toEqual([
      [1, 1],
      [0, 0],
      [2, 0],
      [0, 0],
      [0, 0],
      [1, 0],
    ]);
  });

  it("first goals", () => {
    const counted = firstGoalsByInterval([[other(14), own(45)], [own(20)], []]);
    expect(counted.slice(0, 3).map(({ scored, conceded }) => [scored, conceded])).toEqual([
      [0, 1],
      [1, 0],
      [0, 0],
    ]);
  });

  it("matches once, however many goals fell in an interval", () => {
    const [first, second] = matchesWithGoals([[own(3), own(5), other(7)], [other(2)], [own(16)]]);
    expect(first).toEqual({ from: 1, to: 15, scored: 1, conceded: 2, any: 2 });
    expect(second).toEqual({ from: 16, to: 30, scored: 1, conceded: 0, any: 1 });
  });

  it("every goal in one interval, and no match twice", () => {
    fc.assert(
      fc.property(matches, (given) => {
        const total = sum(given.map((match) => match.length));
        expect(sum(goalsByInterval(given).map(({ scored, conceded }) => scored + conceded))).toBe(total);
        const withGoals = given.filter((match) => match.length > 0).length;
        expect(sum(firstGoalsByInterval(given).map(({ scored, conceded }) => scored + conceded))).toBe(withGoals);
        for (const { scored, conceded, any } of matchesWithGoals(given)) {
          expect(any).toBeLessThanOrEqual(given.length);
          expect(any).toBeGreaterThanOrEqual(Math.max(scored, conceded));
          expect(any).toBeLessThanOrEqual(scored + conceded);
        }
      }),
    );
  });
});
