import { describe, expect, it } from "vitest";
import type { MatchAt } from "../../match/match.ts";
import { knockoutMatch as match } from "./test-matches.ts";
import { resultOfTie, type TieRules } from "./tie.ts";

const SINGLE: TieRules = { legs: 1, awayGoals: false };
const LEGS: TieRules = { legs: 2, awayGoals: false };
const result = (rules: TieRules, ...matches: [MatchAt, ...MatchAt[]]) => resultOfTie(matches, rules);

describe("a single match", () => {
  it.each([
    ["FT", match("final", "A", "B", { score: [0, 2] }), "away"],
    ["ET", match("final", "A", "B", { score: [3, 2], phase: "AFTER_ET" }), "home"],
    ["PENS", match("final", "A", "B", { score: [3, 3], shootout: [4, 2] }), "home"],
    ["WALKOVER", match("final", "A", "B", { score: [3, 0], phase: "AWARDED" }), "home"],
  ] as const)("is decided by %s", (decidedBy, one, winner) => {
    expect(result(SINGLE, one)).toEqual({ winner, decidedBy });
  });

  it("is open while it is played", () => {
    expect(result(SINGLE, match("final", "A", "B", { score: [1, 0], phase: "SECOND_HALF" }))).toEqual({});
  });
});

describe("two legs", () => {
  const first = match("semi_final", "A", "B", { score: [2, 1], leg: 1 });

  it("are open after the first, with what was scored", () => {
    expect(result(LEGS, first)).toEqual({ aggregate: [2, 1] });
  });

  it("go by the goals of both, seen from the first leg's sides", () => {
    const second = match("semi_final", "B", "A", { score: [3, 0], leg: 2 });
    expect(result(LEGS, first, second)).toEqual({ aggregate: [2, 4], winner: "away", decidedBy: "AGG" });
  });

  it("count extra time in the aggregate, and a shoot-out never", () => {
    const inExtraTime = match("semi_final", "B", "A", { score: [3, 1], phase: "AFTER_ET", leg: 2 });
    expect(result(LEGS, first, inExtraTime)).toEqual({ aggregate: [3, 4], winner: "away", decidedBy: "ET" });
    const byKicks = match("semi_final", "B", "A", { score: [1, 0], shootout: [3, 4], leg: 2 });
    expect(result(LEGS, first, byKicks)).toEqual({ aggregate: [2, 2], winner: "home", decidedBy: "PENS" });
  });

  it("go by away goals only where the rule is in force", () => {
    const second = match("semi_final", "B", "A", { score: [1, 0], leg: 2 });
    expect(result({ ...LEGS, awayGoals: true }, first, second)).toMatchObject({
      winner: "away",
      decidedBy: "AWAY_GOALS",
    });
    expect(result(LEGS, first, second)).toEqual({ aggregate: [2, 2] });
  });

  it("show the aggregate while the second is played", () => {
    const second = match("semi_final", "B", "A", { score: [2, 0], phase: "SECOND_HALF", leg: 2 });
    expect(result(LEGS, first, second)).toEqual({ aggregate: [2, 3] });
  });
});

it("a series goes to the side that first wins more than half", () => {
  const rules: TieRules = { legs: 1, bestOf: 5, awayGoals: false };
  const games = [
    match("final", "A", "B", { score: [90, 80] }),
    match("final", "B", "A", { score: [90, 80] }),
    match("final", "A", "B", { score: [90, 80] }),
  ] as const;
  expect(resultOfTie(games, rules)).toEqual({ seriesWins: [2, 1] });
  const last = match("final", "B", "A", { score: [70, 80] });
  expect(resultOfTie([...games, last], rules)).toEqual({ seriesWins: [3, 1], winner: "home", decidedBy: "SERIES" });
});
