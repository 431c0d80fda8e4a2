import { describe, expect, it } from "vitest";
import { rankByResults } from "./results-table.ts";
import type { MatchResult } from "./season-plan.ts";

const result = (homeId: string, awayId: string, home: number, away: number): MatchResult => ({
  homeId,
  awayId,
  score: [home, away],
  decidedAt: 0,
});

describe("a table that decides who goes through", () => {
  it.each([
    ["points", [result("a", "b", 0, 1), result("b", "c", 0, 0)], "bca"],
    ["goal difference", [result("a", "c", 3, 0), result("b", "c", 2, 0)], "abc"],
    ["goals scored", [result("a", "c", 2, 2), result("b", "c", 1, 1), result("a", "b", 0, 0)], "cab"],
    ["wins", [result("a", "b", 1, 0), result("b", "a", 0, 0), result("b", "a", 1, 0)], "ab|ba"],
  ])("goes by %s", (_, results, order) => {
    expect(order.split("|").map((one) => one.padEnd(3, "c"))).toContain(
      rankByResults(["a", "b", "c"], results, "seed").join("").padEnd(3, "c"),
    );
  });

  it("draws lots where nothing else tells two teams apart, always the same ones", () => {
    const orders = Array.from({ length: 40 }, (_, seed) => rankByResults(["a", "b"], [], `seed ${seed}`).join(""));
    expect(new Set(orders)).toEqual(new Set(["ab", "ba"]));
    expect(rankByResults(["a", "b"], [], "seed 7")).toEqual(rankByResults(["a", "b"], [], "seed 7"));
  });
});
