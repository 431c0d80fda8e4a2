import { describe, expect, it } from "vitest";
import { answerOf } from "../api-sports/stub-answer.ts";
import { readOdds } from "./read-odds.ts";
import { type GameBets, gameOddsRow } from "./stub-answers.ts";

const quotes = (bets: GameBets) => readOdds(answerOf([gameOddsRow(7, { Pncl: bets })])).facts[0]!.quotes;

describe("prices before a game", () => {
  it("are of the winner with overtimes, handicaps and totals, of the whole game alone", () => {
    const read = quotes({
      "3Way Result": { Home: "1.45", Draw: "15.00", Away: "3.40" },
      "Home/Away": { Away: "3.51", Home: "1.34" },
      "Home/Away - 1st Half": { Home: "1.50", Away: "2.60" },
      "Over/Under": { "Over 220.5": "1.91", "Under 220.5": "1.89" },
      "Over/Under 1st Half": { "Over 110.5": "1.91", "Under 110.5": "1.89" },
      "Asian Handicap First Half": { "Home -3.5": "1.91", "Away -3.5": "1.89" },
    });
    expect(read).toEqual([
      { company: "Pncl", market: "1X2", lineIndex: 1, prices: [1.34, 3.51] },
      { company: "Pncl", market: "OU", lineIndex: 1, line: 220.5, prices: [1.91, 1.89] },
    ]);
  });

  it("of a handicap belong together by the home side's line, as in football", () => {
    const read = quotes({
      "Asian Handicap": { "Home -6.5": "1.83", "Away -6.5": "1.95", "Home +1.5": "1.10", "Away -1.5": "6.00" },
    });
    expect(read).toEqual([{ company: "Pncl", market: "AH", lineIndex: 1, line: -6.5, prices: [1.83, 1.95] }]);
  });

  it("of a winner need both sides, and a match", () => {
    expect(quotes({ "Home/Away": { Home: "1.34" } })).toEqual([]);
    const row = { bookmakers: gameOddsRow(7).bookmakers };
    expect(readOdds(answerOf([row]))).toEqual({ facts: [], reasons: ["row 0: prices of no match"] });
  });
});
