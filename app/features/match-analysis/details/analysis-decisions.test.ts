import { describe, expect, test } from "vitest";
import { analysisSearch, readAnalysisQuery } from "~/features/match-analysis/analysis-query";
import { closingTally, handicapRows, matchesIn, wonShare } from "~/features/match-analysis/handicap-tally";
import { chosen, type PastResult, pastResults } from "~/features/match-analysis/past-results";
import { pricedMatch } from "~/features/match-analysis/test-analysis";
import { pickOf } from "./PickLine.tsx";

describe("past results", () => {
  test("of football are those of ninety minutes", () => {
    const extra = pricedMatch({ side: "home", score: [3, 2], change: { how: "AFTER_ET", fullTime: [2, 2] } });
    expect(pastResults([extra])).toMatchObject([{ score: [2, 2] }]);
  });

  test("leave out what was not played out, or of which ninety minutes are unknown", () => {
    const awarded = pricedMatch({ side: "home", score: [3, 0], change: { how: "AWARDED" } });
    const unknown = pricedMatch({ side: "home", score: [1, 1], change: { how: "AFTER_PENS", fullTime: undefined } });
    expect(pastResults([awarded, unknown])).toEqual([]);
  });

  test("of basketball count overtime", () => {
    const game = pricedMatch({ side: "away", score: [99, 101], change: { sport: "basketball", how: "AFTER_ET" } });
    expect(pastResults([game])).toMatchObject([{ side: "away", score: [99, 101] }]);
  });

  test("have their closing lines in quarters", () => {
    const [result] = pastResults([pricedMatch({ side: "home", score: [1, 0], homeLine: "-0.75" })]);
    expect(result).toEqual({ side: "home", score: [1, 0], homeLine: -3, total: 10 });
  });

  test("are chosen by side, and the latest ten come first", () => {
    const results = Array.from(
      { length: 14 },
      (_, index): PastResult => ({
        side: index % 2 === 0 ? "home" : "away",
        score: [index, 0],
      }),
    );
    expect(chosen(results, "all")).toHaveLength(14);
    expect(chosen(results, "home")).toHaveLength(7);
    expect(chosen(results, "away").every(({ side }) => side === "away")).toBe(true);
    expect(chosen(results, "last10").map(({ score }) => score[0])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("handicaps", () => {
  const won: PastResult = { side: "home", score: [1, 0], homeLine: -3 };
  const lostAway: PastResult = { side: "away", score: [2, 0], homeLine: -6 };

  test("have the seventeen labels of the specification", () => {
    const lines = handicapRows([], "football", "closing").map(({ band }) => band.from / 4);
    expect(lines).toHaveLength(17);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual([0, 0.25, 4]);
  });

  test("by closing line: in its row, as the team had it", () => {
    const rows = handicapRows([won, lostAway, { side: "home", score: [0, 0] }], "football", "closing");
    expect(rows[3]?.tally).toEqual({ WIN: 0, HALF_WIN: 1, PUSH: 0, HALF_LOSE: 0, LOSE: 0 });
    expect(rows[6]?.tally).toMatchObject({ LOSE: 1 });
    expect(rows.reduce((sum, { tally }) => sum + matchesIn(tally), 0)).toBe(2);
  });

  test.each([
    ["gives", 1.5, "LOSE", "LOSE"],
    ["gives", 1, "PUSH", "LOSE"],
    ["gives", 0.75, "HALF_WIN", "LOSE"],
    ["receives", 2, "WIN", "PUSH"],
    ["receives", 1.75, "WIN", "HALF_LOSE"],
    ["receives", 2.25, "WIN", "HALF_WIN"],
  ] as const)("where the team %s %d: %s, %s", (way, line, first, second) => {
    const outcomeOf = (result: PastResult) => {
      const row = handicapRows([result], "football", way).find(({ band }) => band.from === 4 * line);
      return Object.entries(row?.tally ?? {}).find(([, count]) => count === 1)?.[0];
    };
    expect([outcomeOf(won), outcomeOf(lostAway)]).toEqual([first, second]);
  });

  test("of basketball stand in bands of which none misses a line", () => {
    for (let quarters = 0; quarters <= 120; quarters += 2) {
      const rows = handicapRows([{ side: "home", score: [90, 80], homeLine: -quarters }], "basketball", "closing");
      expect(rows.filter(({ tally }) => matchesIn(tally) === 1)).toHaveLength(1);
    }
  });

  test("are summed up with what was pushed left out of the share", () => {
    const tally = closingTally([won, lostAway, { side: "home", score: [1, 1], homeLine: 0 }]);
    expect(matchesIn(tally)).toBe(3);
    expect(wonShare(tally)).toEqual({ share: 0.5, of: 2 });
    expect(wonShare(closingTally([{ side: "home", score: [1, 1], homeLine: 0 }]))).toBeUndefined();
  });
});

test.each([
  [
    { market: "AH", pick: "home", line: "-0.75" },
    { side: "home", line: "-0.75" },
  ],
  [
    { market: "AH", pick: "away", line: "-0.75" },
    { side: "away", line: "+0.75" },
  ],
  [
    { market: "AH", pick: "away", line: "0" },
    { side: "away", line: "0" },
  ],
  [{ market: "1X2", pick: "away", line: "1" }, { side: "away" }],
  [{ market: "1X2", pick: "draw" }, { word: "draw" }],
  [
    { market: "OU", pick: "under", line: "2.5" },
    { word: "under", line: "2.5" },
  ],
] as const)("the pick of %o", (opinion, pick) => {
  expect(pickOf(opinion)).toEqual(pick);
});

describe("choices", () => {
  test.each([
    ["", { of: "all", line: "closing", window: "season" }],
    ["of=last10&line=gives&window=last30", { of: "last10", line: "gives", window: "last30" }],
    ["of=none", undefined],
    ["line=Closing", undefined],
    ["window=", undefined],
  ])("of “%s”", (search, query) => {
    expect(readAnalysisQuery(new URLSearchParams(search))).toEqual(query);
  });

  test("stand in an address where they are not meant anyway", () => {
    expect(analysisSearch({ of: "home", line: "closing" })).toBe("?of=home");
    expect(analysisSearch({ of: "all", line: "gives" })).toBe("?line=gives");
    expect(analysisSearch({ window: "season" })).toBe("");
  });
});
