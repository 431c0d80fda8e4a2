import { describe, expect, test } from "vitest";
import type { PastResult } from "~/features/match-analysis/past-results";
import { linesAround, totalRows } from "./total-tally.ts";

describe("totals", () => {
  const results: PastResult[] = [
    { side: "home", score: [100, 90] },
    { side: "away", score: [81, 80] },
  ];

  test("count over, on the line, under", () => {
    expect(totalRows(results, [161, 170.5])).toEqual([
      { line: 161, over: 1, push: 1, under: 0 },
      { line: 170.5, over: 1, push: 0, under: 1 },
    ]);
  });

  test("of basketball have lines around their mean", () => {
    expect(linesAround(results)).toEqual([155.5, 160.5, 165.5, 170.5, 175.5, 180.5, 185.5, 190.5, 195.5]);
    expect(linesAround([])).toEqual([]);
  });
});
