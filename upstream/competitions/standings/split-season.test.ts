import { describe, expect, it } from "vitest";
import { type SplitFormat, twoRounds } from "../../data/standings/parts/split.ts";
import { splitSeason } from "./split-season.ts";
import { playedOn, roundRobin } from "./test-season.ts";

const CLUBS = ["a", "b", "c", "d"];
const SPLIT: SplitFormat = {
  from: "2024-25",
  clubs: 4,
  meetings: 1,
  rounds: twoRounds(4, 2, [1, 1], "all"),
  source: "a test",
};
const inOrder = () => CLUBS.map((teamId, at) => ({ teamId, rank: at + 1, points: 9 - 3 * at }));
/** "b" and "c" are level, and ours is another order than the league's. */
const level = () => ["a", "c", "b", "d"].map((teamId, at) => ({ teamId, rank: at + 1, points: [9, 4, 4, 0][at]! }));
const regular = roundRobin(CLUBS, 1);
const later = [playedOn(20, "b", "a"), playedOn(21, "d", "c")];

describe("a league's matches before and after its split", () => {
  it("are told by the number of meetings where the source does not say", () => {
    const found = splitSeason([...later, ...regular], SPLIT, inOrder);
    expect(found?.regular).toHaveLength(6);
    expect(found?.rounds.map(({ rule, teamIds }) => [rule.round, teamIds])).toEqual([
      ["championship", ["a", "b"]],
      ["relegation", ["c", "d"]],
    ]);
    expect(found?.rounds.map(({ matches }) => matches)).toEqual([[later[0]], [later[1]]]);
  });

  it.each([
    ["nothing comes after the regular season", regular],
    ["a pair has not met yet", [...regular.slice(1), later[1]!]],
    ["clubs of two rounds meet again", [...regular, playedOn(20, "a", "c")]],
    ["two meet more often than the regulation says", [...regular, ...later, playedOn(22, "a", "b")]],
    ["a further meeting is before the regular season's end", [...regular, playedOn(3, "b", "a")]],
    ["a club is missing", roundRobin(["a", "b", "c"], 1)],
  ])("stay together if %s", (_why, matches) => {
    expect(splitSeason(matches, SPLIT, inOrder)).toBeUndefined();
  });

  it("are told by who meets whom where level clubs' order is not known", () => {
    const found = splitSeason([...regular, ...later], SPLIT, level);
    expect(found?.rounds.map(({ teamIds }) => teamIds)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ]);
    const apart = () => level().map((row) => (row.teamId === "c" ? { ...row, points: 5 } : row));
    expect(splitSeason([...regular, ...later], SPLIT, apart)).toBeUndefined();
  });

  it("are what the source says, whatever the order", () => {
    const named = [
      playedOn(20, "a", "c", { part: "championship" }),
      playedOn(21, "b", "d", { part: "relegation" }),
      playedOn(22, "b", "d", { part: "europe" }),
    ];
    const found = splitSeason([...regular, ...named], SPLIT, () => []);
    expect(found?.rounds.map(({ teamIds }) => teamIds)).toEqual([
      ["a", "c"],
      ["b", "d"],
    ]);
    expect(splitSeason(named, SPLIT, inOrder)).toBeUndefined();
  });

  it("are of no round whose points nobody knows how to carry, until an operator says so", () => {
    const named = [
      playedOn(20, "a", "c", { part: "championship", carry: "half_up" }),
      playedOn(21, "b", "d", { part: "relegation" }),
    ];
    const found = splitSeason([...regular, ...named], undefined, () => []);
    expect(found?.regular).toHaveLength(6);
    expect(found?.rounds.map(({ rule }) => rule)).toEqual([
      { round: "championship", places: [1, 2], meetings: 2, carry: "half_up" },
    ]);
  });
});
