import { describe, expect, it } from "vitest";
import { readText, rowsOf, seasonsOf } from "../test-reading.ts";

const HEADING =
  "fixtureId,competition,competitionTier,season,round,status,date,time,stadium,homeId,homeTeam,homeScore,awayScore,awayId,awayTeam,note";
const table = (...rows: string[]): string => `${[HEADING, ...rows].join("\n")}\n`;

const LEAGUE = table(
  "1,V.League 1,TIER_ONE,2019,1,FINISHED,2019-02-21,17:00,Thanh Hóa,THH,Đông Á Thanh Hóa,1,4,BIDU,Becamex Bình Dương,",
  "2,V.League 1,TIER_ONE,2019,,FINISHED,2019-02-22,19:00,Tây Ninh,TNI,XM Fico - YTL Tây Ninh,5,0,HAN,Hà Nội,",
  "3,V.League 1,TIER_ONE,2019,2,SCHEDULED,2019-03-02,17:00,Pleiku,GLA,Hoàng Anh Gia Lai,,,HAN,Hà Nội,",
  "4,V.League 1,TIER_ONE,2019,3,CANCELLED,2019-03-09,,,QNI,Than Quảng Ninh,,,THH,Đông Á Thanh Hóa,",
  "5,V.League 1,TIER_ONE,2019,4,FINISHED,2019-03-16,17:00,Vinh,NAN,Sông Lam Nghệ An,0,0,HAN,Hải Phòng,",
  "6,V.League 1,TIER_ONE,2019,Fifth,FINISHED,2019-03-20,17:00,Vinh,NAN,Sông Lam Nghệ An,0,0,THH,Đông Á Thanh Hóa,",
  "7,V.League 1,TIER_ONE,2019,6,DELAYED,2019-03-24,17:00,Vinh,NAN,Sông Lam Nghệ An,0,0,THH,Đông Á Thanh Hóa,",
);

const cupRow = (round: string, teams: [string, string], score: [number, number], note = "") =>
  `x,National Cup,TIER_CUP,2018,${round},FINISHED,2018-06-1${round.endsWith("2") ? 7 : 0},17:00,,${teams[0]},Club ${teams[0]},${score[0]},${score[1]},${teams[1]},Club ${teams[1]},${note}`;

describe("V.League fixtures", () => {
  it("are read in Vietnam's time, with round, ground and status", () => {
    expect(seasonsOf(LEAGUE).map(({ rows: _, ...season }) => season)).toEqual([
      {
        competition: { name: "V.League 1", sport: "football" },
        season: "2019",
        title: "V.League 1 2019",
        timeZone: "Asia/Ho_Chi_Minh",
      },
    ]);
    const { rows } = rowsOf(LEAGUE);
    expect(
      rows.map(({ round, date, time, home, status, score, venue }) => [round, date, time, home, status, score, venue]),
    ).toEqual([
      [
        { stage: "regular", matchday: 1 },
        "2019-02-21",
        "17:00",
        "Đông Á Thanh Hóa",
        undefined,
        { fullTime: [1, 4] },
        { name: "Thanh Hóa" },
      ],
      [{ stage: "regular" }, "2019-02-22", "19:00", "Tây Ninh", undefined, { fullTime: [5, 0] }, { name: "Tây Ninh" }],
      [
        { stage: "regular", matchday: 2 },
        "2019-03-02",
        "17:00",
        "Hoàng Anh Gia Lai",
        "scheduled",
        {},
        { name: "Pleiku" },
      ],
      [{ stage: "regular", matchday: 3 }, "2019-03-09", "", "Than Quảng Ninh", "cancelled", {}, undefined],
    ]);
  });

  it("are refused where code and name differ, and where a word is unknown", () => {
    expect(rowsOf(LEAGUE).refused.map(({ line, reason }) => [line, reason])).toEqual([
      [6, "the code HAN is Hà Nội's, the name Hải Phòng"],
      [7, 'unknown round "Fifth"'],
      [8, 'unknown status "DELAYED"'],
    ]);
  });

  it.each([
    ["a level match", [cupRow("1/8", ["A", "B"], [1, 1], "Club B")], "away"],
    ["a match that is decided", [cupRow("1/8", ["A", "B"], [2, 1], "Club A")], undefined],
    [
      "legs that are level in all respects",
      [cupRow("final-leg-1", ["A", "B"], [1, 0]), cupRow("final-leg-2", ["B", "A"], [1, 0], "Club A")],
      "away",
    ],
    [
      "legs that goals scored away decide",
      [cupRow("final-leg-1", ["A", "B"], [1, 1]), cupRow("final-leg-2", ["B", "A"], [0, 0], "Club B")],
      undefined,
    ],
    [
      "legs whose sum decides",
      [cupRow("final-leg-1", ["A", "B"], [1, 0]), cupRow("final-leg-2", ["B", "A"], [2, 2], "Club A")],
      undefined,
    ],
  ])("of a cup name who won the kicks after %s", (_, rows, winner) => {
    const last = rowsOf(table(...rows)).rows.at(-1)!;
    expect(last.score.shootoutWinner).toBe(winner);
  });

  it("call a cup's rounds by how many play in them", () => {
    const rounds = ["1/16", "1/8", "quarterfinal-leg-1", "semifinal", "final-leg-2"];
    const { rows } = rowsOf(table(...rounds.map((round) => cupRow(round, ["A", "B"], [1, 0]))));
    expect(rows.map(({ round }) => round.stage)).toEqual([
      "round_of_32",
      "round_of_16",
      "quarter_final",
      "semi_final",
      "final",
    ]);
  });
});

describe("V.League tables", () => {
  const HEAD =
    '"standingId",competition,competitionTier,"season","position","teamId","team","played","points","won","drawn","lost","goals","goalsAgainst","goalsDifference","yellowCards","redCards","note"';

  it("have a line for each club, and refuse those without figures", () => {
    const { reading } = readText(`${HEAD}
"TIER_ONE-2019-1",V.League 1,TIER_ONE,"2019","1","HAN","Hà Nội","26","53","15","8","3","60","30","30","40","1",
"TIER_TWO-2019-9",V.League 2,TIER_TWO,"2019","9","TNI","XM Fico - YTL Tây Ninh","22","24","6","6","10","25","30","-5","30","1",
"TIER_CUP-2019-1",National Cup,TIER_CUP,"2019","1","HAN","Hà Nội",,,,,,,,,,,
`);
    expect(reading).toMatchObject({
      kind: "tables",
      tables: [
        {
          competition: { name: "V.League 1" },
          season: "2019",
          lines: [{ team: "Hà Nội", rank: 1, played: 26, points: 53, scored: 60, conceded: 30 }],
        },
        { competition: { name: "V.League 2" }, lines: [{ team: "Tây Ninh", conceded: 30 }] },
      ],
      refused: [{ line: 4, reason: "not a line of a table: a figure is missing" }],
    });
  });
});
