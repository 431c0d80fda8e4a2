import { describe, expect, test } from "vitest";
import type { Pair } from "../domain/match.ts";
import {
  FEATURED_TIMES,
  GUESS_POINTS,
  guessOutcome,
  isRanked,
  LEAST_SETTLED,
  PLACE_POINTS,
  pickPoints,
} from "./points.ts";

// Specification of articles, section 9.
describe("a pick", () => {
  test.each([
    ["WIN", 2, 6],
    ["HALF_WIN", 1, 3],
    ["PUSH", 0, 0],
    ["HALF_LOSE", -1, -3],
    ["LOSE", -2, -6],
    ["VOID", 0, 0],
  ] as const)("that ends as %s has %i points, %i on the featured match", (settle, points, featured) => {
    expect(pickPoints(settle, false)).toBe(points);
    expect(pickPoints(settle, true)).toBe(featured);
  });

  test("on the featured match counts three times", () => {
    expect(FEATURED_TIMES).toBe(3);
  });
});

describe("a guessed score", () => {
  test.each<[guess: Pair, final: Pair, outcome: string, points: number]>([
    [[2, 1], [2, 1], "EXACT", 5],
    [[0, 0], [0, 0], "EXACT", 5],
    [[3, 2], [2, 1], "MARGIN", 3],
    [[1, 1], [2, 2], "MARGIN", 3],
    [[0, 2], [1, 3], "MARGIN", 3],
    [[2, 0], [2, 1], "WINNER", 2],
    [[3, 1], [2, 1], "WINNER", 2],
    [[0, 1], [0, 3], "WINNER", 2],
    [[1, 2], [2, 1], "MISS", 0],
    [[1, 1], [2, 1], "MISS", 0],
    [[2, 1], [1, 1], "MISS", 0],
  ])("of %j in a match that ended %j is %s: %i points", (guess, final, outcome, points) => {
    const found = guessOutcome(guess, final);
    expect(found).toBe(outcome);
    expect(GUESS_POINTS[found]).toBe(points);
  });

  test("of a void match has no points", () => {
    expect(GUESS_POINTS.VOID).toBe(0);
  });
});

test("a place counts more in each later round", () => {
  expect(PLACE_POINTS).toEqual({ group: 1, third: 1, round_of_16: 2, quarter_final: 4, semi_final: 6, final: 10 });
});

test("the lowest board takes members with twenty settled picks", () => {
  expect(LEAST_SETTLED.prediction).toBe(20);
});

test.each([
  ["prediction", 19, 38, false],
  ["prediction", 20, -40, true],
  ["score", 9, 45, false],
  ["score", 10, 0, true],
  ["worldCup", 0, 0, false],
  ["worldCup", 1, 0, true],
  ["referral", 0, 0, false],
  ["referral", 0, 1, true],
  ["video", 0, 0, false],
] as const)(
  "an entry of kind %s with %i settled picks and %i points: ranked is %s",
  (kind, settled, points, expected) => {
    expect(isRanked(kind, { settled, points })).toBe(expected);
  },
);
