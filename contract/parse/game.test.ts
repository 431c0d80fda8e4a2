import { describe, expect, it } from "vitest";
import { liveRow } from "../test-rows.ts";
import { type MatchItemWire, type MatchStateWire, WireMatchItem } from "../wire/match-item.ts";
import { parseGameTime } from "./game.ts";
import { parseMatch, parseMatchState } from "./match.ts";

const START = Date.parse("2026-11-21T13:20:00Z");

const gameRow: MatchItemWire = {
  ...liveRow,
  sportType: 1,
  matchStatus: "Q2",
  phase: "Q2",
  minute: null,
  homeTeamScore: 48,
  awayTeamScore: 51,
  awayRed: 0,
  periodCount: 4,
  periodSeconds: 720,
  period: 2,
  clock: "04:05",
  isClockRunning: true,
  clockStart: START,
  clockFrom: 260,
  homePeriods: [27, 21],
  awayPeriods: [31, 20],
  overtimeCount: 0,
  homeTeamFouls: 3,
  awayTeamFouls: 5,
  homeTimeouts: 6,
  awayTimeouts: 4,
  possession: "away",
  homeBonus: true,
  series: { round: "final", bestOf: 7, homeWins: 2, awayWins: 1, gameNo: 4 },
  matchKind: "post",
};

const matchStateOf = (fields: Partial<MatchStateWire>) => parseMatchState({ ...gameRow, ...fields });

describe("a game in play", () => {
  const expected = {
    sport: "basketball",
    state: "live",
    period: "Q2",
    score: [48, 51],
    periods: {
      count: 4,
      seconds: 720,
      points: [
        [27, 31],
        [21, 20],
      ],
    },
    gameClock: { left: 245, running: { startedAt: START, from: 260 } },
    gameBoard: { fouls: [3, 5], timeouts: [6, 4], possession: "away", bonus: ["home"] },
    series: { bestOf: 7, game: 4, wins: [2, 1] },
  };

  it("has periods, clock and scoreboard", () => {
    expect(parseMatch(WireMatchItem.parse(gameRow))).toMatchObject(expected);
  });

  it("is read from the other dialect: numbers and flags as text, attributes, an object of one period", () => {
    const loose = {
      ...gameRow,
      "@periodCount": "4",
      periodSeconds: "720",
      "@clockFrom": "260",
      "@isClockRunning": "true",
      clockStart: String(START),
      homePeriods: ["27", "21"],
      homeTeamFouls: "3",
      series: { "@bestOf": "7", "@homeWins": "2", "@awayWins": "1", "@gameNo": "4", "@round": "final" },
    };
    expect(parseMatch(WireMatchItem.parse(loose))).toMatchObject(expected);
    const first = { ...gameRow, homePeriods: "27", awayPeriods: 31, homeTeamScore: 27, awayTeamScore: 31 };
    expect(parseMatch(WireMatchItem.parse(first))).toMatchObject({ periods: { points: [[27, 31]] } });
  });

  it("has a clock that stands where nobody says since when it runs", () => {
    expect(matchStateOf({ isClockRunning: false })).toMatchObject({ gameClock: { left: 245 } });
    expect(matchStateOf({ isClockRunning: false })).not.toHaveProperty("gameClock.running");
    expect(matchStateOf({ clockStart: undefined })).not.toHaveProperty("gameClock.running");
    expect(matchStateOf({ clock: undefined })).not.toHaveProperty("gameClock");
  });

  it("has no points by period where the supplier gives one side's only, or not how many there are", () => {
    expect(matchStateOf({ awayPeriods: [31] })).not.toHaveProperty("periods");
    expect(matchStateOf({ periodCount: 3 })).not.toHaveProperty("periods");
    expect(matchStateOf({ homePeriods: [], awayPeriods: [] })).not.toHaveProperty("periods");
  });

  it("keeps its points by period when it is over, and no clock", () => {
    const over = matchStateOf({ matchStatus: "FT", phase: "FULL_TIME" });
    expect(over).toMatchObject({ state: "finished", winner: "away", periods: { points: expect.any(Array) } });
    expect(over).not.toHaveProperty("gameClock");
  });

  it.each([
    ["Q3", "Q3"],
    ["H2", "H2"],
    ["OT", "OT"],
    ["End of period", "END_OF_PERIOD"],
  ])("says %s for its period", (word, period) => {
    expect(matchStateOf({ matchStatus: word, phase: undefined })).toMatchObject({ period });
  });
});

it.each([
  ["12:00", 720],
  ["0:07", 7],
  ["00:00", 0],
  ["5:60", undefined],
  ["Q2", undefined],
  [undefined, undefined],
])("the time %s is %s seconds", (text, seconds) => {
  expect(parseGameTime(text)).toBe(seconds);
});

it("football has none of it", () => {
  const match = parseMatch(WireMatchItem.parse(liveRow));
  for (const key of ["periods", "gameClock", "gameBoard", "series"]) expect(match).not.toHaveProperty(key);
});
