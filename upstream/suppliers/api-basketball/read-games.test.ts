import { describe, expect, it } from "vitest";
import { answerOf } from "../api-sports/stub-answer.ts";
import { readGames } from "./read-games.ts";
import { readLeagues } from "./read-leagues.ts";
import { type GameOptions, gameRow, leagueRow, TIP_OFF_SECONDS } from "./stub-answers.ts";

const read = (options: GameOptions) => readGames(answerOf([gameRow(options)])).facts[0]!;

describe("a game", () => {
  it("has its league, teams and hall, and nothing of play beforehand", () => {
    // A game that has not begun has a timer of nought at times.
    expect(read({ status: { short: "NS", timer: "0" }, venue: "Garden" })).toEqual({
      id: "7001",
      sport: "basketball",
      competition: { id: "12", name: "NBA" },
      round: "",
      kickOff: TIP_OFF_SECONDS * 1000,
      isTimeConfirmed: true,
      home: { id: "133", name: "Boston Celtics" },
      away: { id: "151", name: "New York Knicks" },
      venue: { name: "Garden" },
      phase: "SCHEDULED",
      word: "NS",
    });
  });

  it.each([
    ["NS", "SCHEDULED"],
    ["Q1", "Q1"],
    ["Q2", "Q2"],
    ["HT", "HALF_TIME"],
    ["Q3", "Q3"],
    ["Q4", "Q4"],
    ["BT", "END_OF_PERIOD"],
    ["OT", "OT"],
    ["FT", "FULL_TIME"],
    ["AOT", "FULL_TIME"],
    ["POST", "POSTPONED"],
    ["CANC", "CANCELLED"],
    ["SUSP", "SUSPENDED"],
    ["AWD", "AWARDED"],
    ["ABD", "ABANDONED"],
    ["XYZ", undefined],
  ])("of status %s is %s", (short, phase) => {
    expect(read({ status: { short } }).phase).toBe(phase);
  });

  it.each<[string, string, GameOptions["points"], object]>([
    [
      "in its second quarter",
      "Q2",
      [
        [20, 14],
        [15, 14],
      ],
      {
        score: [34, 29],
        periods: [
          [20, 15],
          [14, 14],
        ],
      },
    ],
    [
      "at half-time",
      "HT",
      [
        [11, 19],
        [20, 27],
      ],
      { score: [30, 47], halfTime: [30, 47] },
    ],
    [
      "in a break with the next quarter there already",
      "BT",
      [
        [20, 29, 7, 0],
        [26, 19, 25, 0],
      ],
      {
        periods: [
          [20, 26],
          [29, 19],
          [7, 25],
        ],
      },
    ],
    [
      "in an overtime",
      "OT",
      [
        [20, 20, 20, 20, 5],
        [19, 21, 20, 20, 2],
      ],
      {
        score: [85, 82],
        periods: [
          [20, 19],
          [20, 21],
          [20, 20],
          [20, 20],
          [5, 2],
        ],
      },
    ],
    [
      "after two overtimes, which are one sum",
      "AOT",
      [
        [29, 25, 32, 30, 22],
        [35, 23, 24, 34, 18],
      ],
      { score: [138, 134], winner: "home", halfTime: [54, 58] },
    ],
  ])("%s", (_, short, points, facts) => {
    expect(read({ status: { short, timer: "0" }, ...(points && { points }) })).toMatchObject(facts);
  });

  it("has no half-time score while the second quarter is played", () => {
    expect(
      read({
        status: { short: "Q2" },
        points: [
          [20, 1],
          [15, 2],
        ],
      }),
    ).not.toHaveProperty("halfTime");
  });

  it("has the week of a league as its round, or the name of its stage", () => {
    expect(read({ week: "5" }).round).toBe("Regular Season - 5");
    expect(read({ stage: "Quarter-finals", week: "5" }).round).toBe("Quarter-finals");
  });
});

it("bad rows and games before the season are set aside, and the others read", () => {
  const bad = [
    gameRow({ id: 2, points: [[-1], [3]] }),
    gameRow({ id: 3, away: { id: 133, name: "Boston Celtics" } }),
    gameRow({ id: 4, stage: "NBA - Pre-season" }),
  ];
  const { facts, reasons } = readGames(answerOf([gameRow({ id: 1 }), ...bad, gameRow({ id: 5 })]));
  expect(facts.map(({ id }) => id)).toEqual(["1", "5"]);
  expect(reasons).toEqual([
    expect.stringContaining("row 1: scores.home.quarter_1"),
    "row 2: game 3: a team against itself",
    "row 3: game 4: before the season",
  ]);
});

describe("a competition", () => {
  const NOW = Date.parse("2026-11-14");
  const leagues = (row: object) => readLeagues(answerOf([row]), NOW);

  it("has its season, by the supplier's name of it", () => {
    const { facts } = leagues(leagueRow(NOW));
    expect(facts).toEqual([
      {
        id: "12",
        name: "NBA",
        sport: "basketball",
        country: "USA",
        season: 2026,
        seasonId: "2026-2027",
        from: Date.parse("2026-01-01"),
        to: Date.parse("2028-01-01"),
        coverage: { events: false, lineUps: false, statistics: true, prices: true, table: true },
      },
    ]);
  });

  it.each([" ", null])("of several countries has a code of %j, and of one year a number as its season", (code) => {
    const seasons = [{ season: 2026, start: "2026-09-30", end: "2027-05-25" }];
    const [one] = leagues({ id: 120, name: "Euroleague", country: { name: "Europe", code }, seasons }).facts;
    expect(one).toMatchObject({ season: 2026 });
    expect(one).not.toHaveProperty("country");
    expect(one).not.toHaveProperty("seasonId");
  });

  it("has the season that is being played, though the supplier lists the next", () => {
    const seasons = [
      { season: "2027-2028", start: "2027-10-01", end: "2028-06-20" },
      { season: "2026-2027", start: "2026-10-01", end: "2027-06-20" },
      { season: "2025-2026", start: "2025-10-01", end: "2026-06-20" },
    ];
    expect(leagues({ ...leagueRow(NOW), seasons }).facts).toMatchObject([{ seasonId: "2026-2027" }]);
  });

  it("without dates is set aside", () => {
    const seasons = [{ season: "2026-2027", start: "", end: "" }];
    expect(leagues({ ...leagueRow(NOW), seasons }).reasons).toEqual(["row 0: competition 12: no dates"]);
  });

  it("without a season is set aside", () => {
    expect(leagues({ ...leagueRow(0), seasons: [] }).reasons).toEqual(["row 0: competition 12: no season"]);
  });
});
