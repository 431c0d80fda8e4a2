import { describe, expect, test } from "vitest";
import type { Pair } from "#contract/domain/match";
import type { MatchState } from "../../../match/match.ts";
import { basketballAngles } from "./basketball-angles.ts";
import type { BasketballData, PlayerFact } from "./basketball-data.ts";
import { basketballFacts } from "./basketball-facts.ts";
import { rankFacts } from "./facts.ts";
import { recentOf, team } from "./test-football-data.ts";

const player = (side: "home" | "away", points: number, doubles = 1): PlayerFact => ({
  side,
  player: { names: { en: `${side} ${points}` } },
  points,
  rebounds: 4,
  assists: 5,
  doubles,
});

/** A home win in quarters, without anything special. */
function gameData(score: Pair, change: Partial<BasketballData> = {}): BasketballData {
  return {
    state: { phase: "FINISHED", score, periods: [] } as unknown as MatchState,
    competition: { id: "8001", sport: "basketball", names: { en: "League" } },
    teams: { home: team("A"), away: team("B") },
    recent: { home: [], away: [] },
    scores: [[25, 20], [50, 45], [75, 70], score],
    periods: 4,
    players: [player("home", 24), player("away", 22), player("home", 15)],
    biggestLead: [12, 3],
    ...change,
  } as unknown as BasketballData;
}

const GAME: Pair = [100, 90];
const WON = [2, 0] as const;
const LOST = [0, 1] as const;
const winning = (seconds: number) => ({ player: { names: { en: "x" } }, seconds, isLastPeriod: true });

describe("what a game's report may be about", () => {
  test.each<[string, BasketballData, string[]]>([
    ["a plain home win", gameData(GAME), ["GameHome"]],
    ["a plain away win", gameData([90, 100], { biggestLead: [3, 12] }), ["GameAway"]],
    ["a narrow one", gameData([100, 98]), ["GameNarrow", "GameHome"]],
    [
      "points in the last seconds",
      gameData([100, 98], { winning: winning(4) }),
      ["GameBuzzer", "GameNarrow", "GameHome"],
    ],
    ["a lead for good long before", gameData(GAME, { winning: winning(400) }), ["GameHome"]],
    [
      "overtime",
      gameData(GAME, { scores: [[20, 20], [40, 40], [60, 60], [80, 80], GAME] }),
      ["GameOvertime", "GameHome"],
    ],
    ["forty points", gameData(GAME, { players: [player("home", 41)] }), ["GameStar", "GameHome"]],
    ["forty points of the loser", gameData(GAME, { players: [player("away", 41)] }), ["GameHome"]],
    ["a triple-double", gameData(GAME, { players: [player("home", 20, 3)] }), ["GameTripleDouble", "GameHome"]],
    ["a large deficit", gameData(GAME, { biggestLead: [11, 18] }), ["GameRecovery", "GameHome"]],
    ["never behind", gameData(GAME, { biggestLead: [15, 0] }), ["GameNeverBehind", "GameHome"]],
    ["a rout", gameData([120, 80]), ["GameRunaway", "GameHome"]],
    ["a surprise", gameData(GAME, { chances: [20, 80] }), ["Upset", "GameHome"]],
    [
      "four wins in a row",
      gameData(GAME, { recent: { home: recentOf("A", WON, WON, WON, WON, LOST), away: [] } }),
      ["Streak", "GameHome"],
    ],
  ])("%s", (_case, data, keys) => {
    expect(basketballAngles(data).map(({ key }) => key)).toEqual(keys);
  });
});

describe("what stood out in a game", () => {
  const keysOf = (data: BasketballData) => {
    const { turns, players, totals } = basketballFacts(data);
    return [turns, [...players, ...totals]].map((facts) => rankFacts(facts).map(({ line }) => line.key));
  };

  test.each<[string, BasketballData, string[], string[]]>([
    ["little", gameData(GAME), ["biggestLead", "thirdQuarterLead"], ["topScorer", "otherScorer", "secondScorer"]],
    [
      "a lead that did not last",
      gameData(GAME, { scores: [[20, 25], [45, 50], [70, 75], GAME], biggestLead: [10, 9] }),
      ["thirdQuarterBehind", "deficit", "biggestLead"],
      ["topScorer", "otherScorer", "secondScorer"],
    ],
    [
      "a run and many changes of the lead",
      gameData(GAME, { run: { side: "home", points: 12, period: 2 }, leadChanges: 19, biggestLead: [6, 5] }),
      ["leadChanges", "run", "thirdQuarterLead"],
      ["topScorer", "otherScorer", "secondScorer"],
    ],
    [
      "a quarter, the bench and the boards",
      gameData(GAME, {
        state: { score: GAME, periods: [[36, 20]] } as unknown as MatchState,
        biggestLead: [9, 2],
        bench: [50, 20],
        rebounds: [50, 38],
      }),
      ["bigQuarter", "thirdQuarterLead"],
      ["topScorer", "otherScorer", "benchPoints", "teamRebounds", "secondScorer"],
    ],
    [
      "a triple-double and a double-double",
      gameData(GAME, { players: [player("home", 30, 3), player("away", 22), player("home", 15, 2)] }),
      ["biggestLead", "thirdQuarterLead"],
      ["tripleDouble", "otherScorer", "doubleDouble"],
    ],
  ])("%s", (_case, data, turns, players) => {
    expect(keysOf(data)).toEqual([turns, players]);
  });
});
