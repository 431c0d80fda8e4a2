import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { Phase } from "#contract/domain/status";
import { DAY } from "#contract/time/units";
import { legsOf } from "./supplied-legs.ts";

type Match = Parameters<typeof legsOf>[0][number];

const match = (id: string, teams: string, day: number, score?: Pair, more: Partial<Match> = {}): Match => ({
  id,
  stage: "semi_final",
  homeId: teams[0]!,
  awayId: teams[1]!,
  kickOff: day * DAY,
  leg: null,
  firstLegId: null,
  state: { phase: score ? "FULL_TIME" : "SCHEDULED", ...(score && { score }), reds: [0, 0], goals: [] },
  ...more,
});
const off = (phase: Phase): Partial<Match> => ({ state: { phase, reds: [0, 0], goals: [] } });
const other = (id: string, teams: string): Match => match(id, teams, 1, [1, 0]);

describe("the matches of a tie", () => {
  it.each<[string, Match[], string]>([
    ["are its legs, one at each ground, in order of play", [match("2", "ba", 8), match("1", "ab", 1)], "1:1 2:2<1"],
    [
      "are its legs also once the first has been played",
      [match("1", "ab", 1, [2, 0]), match("2", "ba", 8)],
      "1:1 2:2<1",
    ],
    ["are none if both are at one ground", [match("1", "ab", 1), match("2", "ab", 8)], ""],
    ["are none of different rounds", [match("1", "ab", 1), match("2", "ba", 8, undefined, { stage: "final" })], ""],
    ["are none if there are three", [match("1", "ab", 1), match("2", "ba", 8), match("3", "ab", 15)], ""],
    [
      "are counted without what was called off",
      [match("1", "ab", 1, undefined, off("CANCELLED")), match("2", "ba", 8)],
      "",
    ],
    [
      "are a draw and its replay where the other ties of the round have one match",
      [match("1", "ab", 1, [1, 1]), match("2", "ba", 8), other("3", "cd"), other("4", "ef")],
      "",
    ],
    [
      "are legs also after a draw where the other ties of the round have two matches",
      [match("1", "ab", 1, [1, 1]), match("2", "ba", 8), match("3", "cd", 1, [0, 1]), match("4", "dc", 8)],
      "1:1 2:2<1 3:1 4:2<3",
    ],
    [
      "remain legs after a draw if they were before",
      [match("1", "ab", 1, [1, 1], { leg: 1 }), match("2", "ba", 8), other("3", "cd"), other("4", "ef")],
      "1:1 2:2<1",
    ],
  ])("%s", (_, matches, expected) => {
    const legs = [...legsOf(matches)].map(([id, { leg, firstLegId }]) =>
      [`${id}:${leg}`, ...(firstLegId === undefined ? [] : [firstLegId])].join("<"),
    );
    expect(legs.join(" ")).toBe(expected);
  });
});
