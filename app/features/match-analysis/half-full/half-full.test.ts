import { expect, test } from "vitest";
import type { PastResult } from "~/features/match-analysis/past-results";
import { halfFullMatrix, resultTally } from "./WdlPage.tsx";

test("half-time stands against full-time as the team saw both", () => {
  const results: PastResult[] = [
    { side: "home", halfTime: [0, 1], score: [2, 1] },
    { side: "away", halfTime: [0, 1], score: [1, 1] },
    { side: "away", score: [1, 0] },
  ];
  expect(halfFullMatrix(results)).toEqual({ matches: 2, counts: { LW: 1, WD: 1 } });
  expect(resultTally(results)).toEqual({ W: 1, D: 1, L: 1 });
});
