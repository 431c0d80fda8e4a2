import { describe, expect, it } from "vitest";
import { answerOf } from "../api-sports/stub-answer.ts";
import { readLiveOdds } from "./read-live-odds.ts";
import { readOdds } from "./read-odds.ts";
import { betRow, liveBetRow, liveOddsRow, oddsRow } from "./stub-odds.ts";

const quotes = (...bets: ReturnType<typeof betRow>[]) =>
  readOdds(answerOf([oddsRow(7, { Bet365: bets })])).facts[0]!.quotes;

describe("prices before kick-off", () => {
  it("are of the winner, handicaps and totals, of the match and its first half, by the names of the bets", () => {
    const read = quotes(
      betRow("Match Winner", { Away: 3.6, Draw: 3.4, Home: 2.1 }),
      betRow("First Half Winner", { Home: 2.7, Draw: 2.1, Away: 4.2 }),
      betRow("Goals Over/Under First Half", { "Under 1.5": 1.4, "Over 1.5": 2.9 }),
      betRow("Exact Score", { "1:0": 7 }),
    );
    expect(read).toEqual([
      { company: "Bet365", market: "1X2", lineIndex: 1, prices: [2.1, 3.4, 3.6] },
      { company: "Bet365", market: "1X2", half: 1, lineIndex: 1, prices: [2.7, 2.1, 4.2] },
      { company: "Bet365", market: "OU", half: 1, lineIndex: 1, line: 1.5, prices: [2.9, 1.4] },
    ]);
  });

  it("of a handicap belong together by the home side's line, the one nearest to even money first", () => {
    const values = {
      "Home -0.25": 1.8,
      "Away -0.25": 2.05,
      "Home -0.5": 2.02,
      "Away -0.5": 1.84,
      "Home -1.5": 3.4,
      "Away -1.5": 1.3,
      "Home +0.25": 1.4,
      "Away +0.25": 2.9,
    };
    const lines = quotes(betRow("Asian Handicap", values)).map(({ lineIndex, line, prices }) => [
      lineIndex,
      line,
      prices,
    ]);
    expect(lines).toEqual([
      [1, -0.5, [2.02, 1.84]],
      [2, -1.5, [3.4, 1.3]],
      [3, -0.25, [1.8, 2.05]],
    ]);
  });

  it.each([
    ["both sides of which would win together", { "Home -0.5": 2.1, "Away -0.5": 3.5 }],
    ["of one side alone", { "Home -0.5": 2.1, "Away +0.5": 1.8 }],
    ["of a line that is none of quarters", { "Home -0.3": 2.1, "Away -0.3": 1.8 }],
    ["that are not offered", { "Home -0.5": 0, "Away -0.5": 0 }],
  ])("%s are none", (_, values) => {
    expect(quotes(betRow("Asian Handicap", values as unknown as Record<string, number>))).toEqual([]);
  });

  it("may be none at all, and values may be numbers", () => {
    expect(readOdds(answerOf([]))).toEqual({ facts: [], reasons: [] });
    const exact = { id: 38, name: "Exact Goals Number", values: [{ value: 4, odd: "7.00" }] };
    expect(readOdds(answerOf([{ fixture: { id: 7 }, bookmakers: [{ name: "Bwin", bets: [exact] }] }])).facts).toEqual([
      { id: "7", quotes: [] },
    ]);
  });
});

describe("prices in play", () => {
  const read = (odds: ReturnType<typeof liveBetRow>[], status = {}) =>
    readLiveOdds(answerOf([liveOddsRow(7, { elapsed: 62, goals: [1, 0], odds, status })])).facts[0]!;
  const winner = (isSuspended = false, price = 1.3) =>
    liveBetRow("Fulltime Result", [
      { value: "Home", price, isSuspended },
      { value: "Draw", price: 4.333, isSuspended },
      { value: "Away", price: 17, isSuspended },
    ]);

  it("have score and minute, and no company", () => {
    expect(read([winner()])).toEqual({
      id: "7",
      inPlay: { score: [1, 0], minute: 62 },
      quotes: [{ market: "1X2", lineIndex: 1, prices: [1.3, 4.333, 17] }],
    });
  });

  it("of several equal lines are those that the supplier marks, each side with its own sign", () => {
    const handicap = liveBetRow("Asian Handicap", [
      { value: "Home", price: 1.475, line: "-1", isMain: false },
      { value: "Away", price: 2.6, line: "1", isMain: false },
      { value: "Home", price: 2.05, line: "-1", isMain: true },
      { value: "Away", price: 1.8, line: "1", isMain: true },
    ]);
    expect(read([handicap]).quotes).toEqual([{ market: "AH", lineIndex: 1, line: -1, prices: [2.05, 1.8] }]);
  });

  it("without a mark are those of lines that are listed once", () => {
    const total = (...lines: [string, number, number][]) =>
      read([
        liveBetRow(
          "Over/Under Line",
          lines.flatMap(([line, over, under]) => [
            { value: "Over", price: over, line },
            { value: "Under", price: under, line },
          ]),
        ),
      ]).quotes;
    expect(total(["2", 1.6, 2.2], ["2", 1.9, 1.9], ["3", 3.4, 1.3])).toMatchObject([{ line: 3, prices: [3.4, 1.3] }]);
    expect(total(["2.5", 1.95, 1.85], ["3", 3.4, 1.3])).toMatchObject([{ line: 2.5 }]);
  });

  it("are suspended where the supplier says so, also without any, and all of them while the match is stopped", () => {
    expect(read([winner(true)]).quotes).toMatchObject([{ isSuspended: true, prices: [1.3, 4.333, 17] }]);
    expect(read([winner(true, 0)]).quotes).toEqual([{ market: "1X2", lineIndex: 1, isSuspended: true }]);
    expect(read([winner()], { blocked: true }).quotes).toMatchObject([{ isSuspended: true }]);
    expect(read([winner()], { finished: true }).quotes).toEqual([]);
  });
});
