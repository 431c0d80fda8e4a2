import { expect, it } from "vitest";
import { roundKeyOf } from "#contract/tables/stages";
import { DAY } from "#contract/time/units";
import type { Fixture } from "../../match/match.ts";
import { FIXTURE, KICK_OFF } from "../test-data.ts";
import { buildRounds } from "./rounds.ts";

const fixture = (day: number, more: Partial<Fixture> & { matchday?: number }): Fixture => {
  const { matchday: _, ...plain } = FIXTURE;
  return { ...plain, kickOff: KICK_OFF + day * DAY, ...more };
};

const matchday = (number: number, days: number[]) => days.map((day) => fixture(day, { matchday: number }));

const LEAGUE = [...matchday(1, [0, 0, 1]), ...matchday(2, [7, 7, 8]), ...matchday(3, [14, 14, 15])];

const currentAt = (day: number, fixtures = LEAGUE) =>
  buildRounds(fixtures, KICK_OFF + day * DAY).find(({ isCurrent }) => isCurrent)?.key;

it("names matchdays by stage and number, knock-out rounds by stage", () => {
  expect(roundKeyOf({ stage: "regular", matchday: 12 })).toBe("regular-12");
  expect(roundKeyOf({ stage: "quarter_final" })).toBe("quarter_final");
});

it.each([
  [-20, "regular-1"],
  [0, "regular-1"],
  [3, "regular-1"],
  [4, "regular-2"],
  [8, "regular-2"],
  [13, "regular-3"],
  [90, "regular-3"],
])("on day %i the current round is %s", (day, key) => {
  expect(currentAt(day)).toBe(key);
});

it("is not moved by a match that was put off", () => {
  const [first, ...others] = LEAGUE;
  expect(currentAt(14, [{ ...first!, kickOff: KICK_OFF + 13 * DAY }, ...others])).toBe("regular-3");
});

it("runs as a tournament does", () => {
  const cup = [
    fixture(50, { stage: "final" }),
    fixture(20, { stage: "round_of_16", leg: 1 }),
    fixture(27, { stage: "round_of_16", leg: 2 }),
    fixture(40, { stage: "semi_final" }),
    ...[10, 2, 1].map((number) => fixture(number, { stage: "group", matchday: number, group: "A" })),
  ];
  expect(buildRounds(cup, KICK_OFF).map(({ key }) => key)).toEqual([
    "group-1",
    "group-2",
    "group-10",
    "round_of_16",
    "semi_final",
    "final",
  ]);
});

it("has no round without fixtures", () => {
  expect(buildRounds([], KICK_OFF)).toEqual([]);
});
