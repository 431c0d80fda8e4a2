import { describe, expect, it, test } from "vitest";
import { readText, rowsOf, seasonsOf } from "../test-reading.ts";
import { BOSTON, BOXES, DALLAS, TOTALS, totals } from "./test-files.ts";

describe("totals of teams", () => {
  it("join the two sides of a game, whichever comes first", () => {
    expect(seasonsOf(TOTALS)[0]).toMatchObject({
      competition: { name: "NBA", sport: "basketball" },
      season: "2023-24",
    });
    for (const text of [TOTALS, totals(DALLAS, BOSTON)])
      expect(rowsOf(text).rows).toMatchObject([
        {
          sourceId: "NBA 0042300401",
          round: { stage: "final", game: 1 },
          date: "2024-06-06",
          home: "Boston Celtics",
          away: "Dallas Mavericks",
          score: { fullTime: [107, 89] },
          isNeutral: false,
          statistics: { rows: { pts: [107, 89], fga: [82, 84] } },
        },
      ]);
  });

  test.each([
    ["0042300101", { stage: "round_of_16", game: 1 }],
    ["0042300217", { stage: "quarter_final", game: 7 }],
    ["0022300061", { stage: "regular" }],
    ["0052300101", { stage: "playin" }],
  ])("game %s is of %o", (id, round) => {
    const text = totals(...[BOSTON, DALLAS].map((row) => row.replace("0042300401", id)));
    expect(rowsOf(text).rows[0]?.round).toEqual(round);
  });

  it("are of neutral ground in the summer of 2020", () => {
    const text = totals(...[BOSTON, DALLAS].map((row) => row.replace("2024-06-06", "2020-09-30")));
    expect(rowsOf(text).rows[0]?.isNeutral).toBe(true);
  });

  it("refuse games of one side, and other kinds of games", () => {
    const allStar = [BOSTON, DALLAS].map((row) => row.replace("0042300401", "0032300001"));
    expect(rowsOf(totals(BOSTON)).refused).toMatchObject([{ reason: expect.stringContaining("two sides") }]);
    expect(rowsOf(totals(...allStar)).refused).toMatchObject([{ reason: expect.stringContaining("unknown kind") }]);
  });

  it("are read whole: a part that is not the last one is asked for again, longer", () => {
    expect(readText(TOTALS, "a.csv", { firstLine: 2, isLast: false })).toMatchObject({ taken: 0 });
    expect(readText(BOXES, "a.csv", { firstLine: 2, isLast: false })).toMatchObject({ taken: 0 });
  });
});

describe("box scores", () => {
  const { reading } = readText(BOXES);
  if (reading.kind !== "details") throw new Error(`holds ${reading.kind}`);

  it("are put together by game", () => {
    expect(reading.matches.map(({ sourceId }) => sourceId)).toEqual(["NBA 0042300401", "NBA 0042300402"]);
  });

  it("list starters before the bench, each by playing time", () => {
    const facts = reading.matches[0]!.factsOf("Boston Celtics", "Dallas Mavericks");
    expect(facts).toMatchObject([
      {
        kind: "box",
        fact: {
          home: [
            {
              name: "Jayson Tatum",
              isStarter: true,
              seconds: 2520,
              counts: { pts: 16, fgm: 6, fga: 16, tpa: 1, reb: 6 },
            },
            { name: "Sam Hauser", isStarter: false, seconds: 727 },
            { name: "Jaden Springer", isStarter: false, seconds: 0 },
          ],
          away: [{ name: "Luka Dončić" }],
        },
      },
    ]);
  });

  it("are refused for teams that did not play", () => {
    expect(reading.matches[0]!.factsOf("Boston Celtics", "Miami Heat")).toEqual({
      reason: expect.stringContaining("Mavericks did not play"),
    });
  });
});
