import { describe, expect, it } from "vitest";
import { answerOf } from "../api-sports/stub-answer.ts";
import { statisticsOf } from "../write-counts.ts";
import { readPlayerCounts, readTeamCounts } from "./read-counts.ts";
import { playerCountsRow, teamCountsRow } from "./stub-answers.ts";

describe("what a team was counted", () => {
  const read = (row: object) => readTeamCounts(answerOf([row]));

  it("has its points by its shots", () => {
    expect(read(teamCountsRow(7, 133, [20, 10, 15])).facts).toEqual([
      {
        id: "7",
        teams: [
          {
            team: "133",
            counts: {
              pts: 85,
              fgm: 30,
              fga: 60,
              tpm: 10,
              tpa: 30,
              ftm: 15,
              fta: 17,
              oreb: 10,
              dreb: 30,
              reb: 40,
              ast: 20,
              stl: 7,
              blk: 4,
              tov: 11,
              pf: 18,
            },
          },
        ],
      },
    ]);
  });

  it("is what the answer has: numbers as text, none that is missing or below nought", () => {
    const row = { ...teamCountsRow(7, 133, [20, 10, 15]), assists: "21", steals: null, blocks: -1, field_goals: null };
    const [{ counts } = {}] = read(row).facts[0]!.teams;
    expect(counts).toMatchObject({ ast: 21, tpm: 10 });
    expect(Object.keys(counts!)).not.toEqual(expect.arrayContaining(["stl"]));
    for (const key of ["pts", "fgm", "stl", "blk"]) expect(counts).not.toHaveProperty(key);
  });

  it("is shown as far as both sides have it", () => {
    expect(statisticsOf({ pts: 80, ast: 20 }, { pts: 85, stl: 3 })).toEqual({ pts: [80, 85] });
    expect(statisticsOf({ pts: 80 }, undefined)).toBeUndefined();
    expect(statisticsOf({ ast: 80 }, { stl: 2 })).toBeUndefined();
  });
});

describe("what players were counted", () => {
  it.each([
    ["30:05", 1_805],
    ["32", 1_920],
    [null, 0],
    ["DNP", 0],
  ])("is by game and team, with %j as playing time", (minutes, seconds) => {
    const bench = { id: 2, name: "B. Bench", points: 0, minutes, type: "bench" };
    const { facts } = readPlayerCounts(
      answerOf([
        playerCountsRow(7, 133, { id: 1, name: "A. Starter", points: 21 }),
        playerCountsRow(7, 133, bench),
        playerCountsRow(7, 151, { id: 3, name: "C. Guest", points: 8 }),
      ]),
    );
    expect(facts).toMatchObject([
      {
        id: "7",
        teams: [
          {
            team: "133",
            lines: [
              { id: "1", name: "A. Starter", isStarter: true, seconds: 1_805, counts: { pts: 21, reb: 5, ast: 3 } },
              { id: "2", name: "B. Bench", isStarter: false, seconds },
            ],
          },
          { team: "151", lines: [{ id: "3" }] },
        ],
      },
    ]);
    expect(facts[0]!.teams[0]!.lines![0]!.counts).not.toHaveProperty("stl");
  });

  it("of nobody by name is set aside", () => {
    const nobody = { ...playerCountsRow(7, 133, { id: 1, name: "A", points: 2 }), player: { id: null, name: null } };
    expect(readPlayerCounts(answerOf([nobody]))).toMatchObject({ facts: [], reasons: [expect.any(String)] });
  });
});
