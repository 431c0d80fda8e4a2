import { describe, expect, it, test } from "vitest";
import { readText, rowsOf, seasonsOf } from "../test-reading.ts";
import { BOSTON, BOXES, DALLAS, TOTALS, totals } from "./test-files.ts";

describe("totals of teams", () => {
  it("tell a game by the row of its home side", () => {
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

  it("know teams by the names of their season", () => {
    const away = (season: string, opponent: string) =>
      rowsOf(totals(BOSTON.replace("2023-24", season).replace("vs. DAL", `vs. ${opponent}`))).rows[0]?.away;
    expect(away("2012-13", "CHA")).toBe("Charlotte Bobcats");
    expect(away("2014-15", "CHA")).toBe("Charlotte Hornets");
    expect(away("2011-12", "NJN")).toBe("New Jersey Nets");
  });

  it("refuse other kinds of games, unknown opponents and rows without points", () => {
    const reasonOf = (from: string, to: string) => rowsOf(totals(BOSTON.replace(from, to))).refused[0]?.reason;
    expect(reasonOf("0042300401", "0032300001")).toContain("unknown kind");
    expect(reasonOf("vs. DAL", "vs. XYZ")).toContain("unknown opponent");
    expect(reasonOf(",107,18", ",107,")).toBe("no points");
  });
});

describe("box scores", () => {
  const { reading } = readText(BOXES);
  if (reading.kind !== "details") throw new Error(`holds ${reading.kind}`);

  it("are put together by game", () => {
    expect(reading.matches.map(({ sourceId }) => sourceId)).toEqual(["NBA 0042300401", "NBA 0042300402"]);
  });

  it("have each side's players by their ids", () => {
    const facts = reading.matches[0]!.factsOf("Boston Celtics", "Dallas Mavericks");
    expect(facts).toMatchObject([
      {
        kind: "box",
        fact: {
          home: {
            13: { name: "Jayson Tatum", isStarter: true, seconds: 2520, counts: { pts: 62, fgm: 6, fga: 16, reb: 6 } },
            12: { name: "Sam Hauser", isStarter: false, seconds: 727 },
            11: { name: "Jaden Springer", isStarter: false, seconds: 0 },
          },
          away: { 21: { name: "Luka Dončić" } },
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
