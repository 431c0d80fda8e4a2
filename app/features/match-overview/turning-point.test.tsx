import { describe, expect, test } from "vitest";
import type { GameEvent } from "#contract/domain/game-events";
import type { GamePeriods, Goal, Match, Pair, Side } from "#contract/domain/match";
import { LOCALE_CODES } from "#contract/tables/locales";
import { finished } from "~/features/match-row/test-matches";
import { translatorOf } from "~/i18n/translator";
import { markupOf, textsOf } from "~/ui/test-translated";
import { footballTurnData, gameTurnData } from "./turn-texts.ts";
import { footballTurn, gameTurn } from "./turning-point.ts";
import { TurningPoint } from "./WinChance.tsx";

const even = { home: 38, draw: 27, away: 35 };
const goal = (side: Side, minute: number, more: Partial<Goal> = {}): Goal => ({ side, minute, ...more });
const winnerOf = ([home, away]: Pair): Side | undefined => (home === away ? undefined : home > away ? "home" : "away");
const match = (score: Pair, how = "FULL_TIME") => ({ ...finished, score, how, winner: winnerOf(score) }) as Match;

describe("the turning point of a football match", () => {
  test.each<[string, Pair, Goal[], number | undefined, Side | undefined]>([
    ["is the only goal", [1, 0], [goal("home", 70)], 70, "home"],
    [
      "is the late winner",
      [1, 2],
      [goal("home", 10), goal("away", 50), goal("away", 90, { addedMinute: 3 })],
      90,
      "away",
    ],
    ["is a late equaliser, which cost the other side most", [1, 1], [goal("home", 12), goal("away", 89)], 89, "home"],
    [
      "is an early goal rather than those that only add to it",
      [3, 0],
      [goal("home", 5), goal("home", 60), goal("home", 88)],
      5,
      "home",
    ],
    [
      "is none of the goals that were taken back",
      [2, 3],
      [goal("home", 5), goal("home", 80), goal("away", 84), goal("away", 86), goal("away", 88)],
      88,
      "away",
    ],
    ["is none without goals", [0, 0], [], undefined, undefined],
    ["is none where goals are missing", [2, 0], [goal("home", 5)], undefined, undefined],
  ])("%s", (_name, score, goals, minute, side) => {
    const turn = footballTurn(match(score), goals, even);
    expect([turn?.of.minute, turn?.side]).toEqual([minute, side]);
  });

  test("is none where extra time decided", () => {
    expect(
      footballTurn(match([2, 1], "AFTER_ET"), [goal("home", 5), goal("away", 80), goal("home", 110)], even),
    ).toBeUndefined();
  });

  test("is told with the score of that goal, and by its side where it was an own goal", () => {
    const goals = [
      goal("home", 10, { player: "A" }),
      goal("away", 50),
      goal("away", 90, { addedMinute: 3, player: "B" }),
    ];
    const turn = footballTurn(match([1, 2]), goals, even);
    if (!turn) throw new Error("no turn");
    expect(footballTurnData(turn, match([1, 2]), goals)).toMatchObject({
      time: "90+3'",
      name: "B",
      homeScore: 1,
      awayScore: 2,
    });
    const [own] = [goal("home", 60, { player: "C", isOwnGoal: true })];
    const only = footballTurn(match([1, 0]), [own], even);
    if (!only) throw new Error("no turn");
    expect(footballTurnData(only, match([1, 0]), [own]).name).toBe(finished.home.name);
  });
});

const PERIODS: GamePeriods = { count: 4, seconds: 600, points: [] };
const basket = (period: number, left: number, score: Pair, points: number, side: Side): GameEvent => ({
  id: `${period} ${left}`,
  kind: "FG2",
  period,
  left,
  score,
  points,
  side,
  at: 0,
  seq: 0,
  player: { name: "Dana Lee" },
});

describe("the turning point of a game", () => {
  const events = [
    basket(1, 580, [2, 0], 2, "home"),
    basket(3, 300, [2, 3], 3, "away"),
    basket(4, 20, [5, 3], 3, "home"),
    basket(4, 2, [5, 6], 3, "away"),
  ];

  test("is the score that moved the chances most, up to the certain end", () => {
    const turn = gameTurn(events, PERIODS, { home: 50 });
    expect(turn).toMatchObject({ of: { left: 2 }, side: "home" });
    expect(turn?.before).toBeGreaterThan(0.99);
    expect(turn?.after).toBeLessThan(0.01);
  });

  test("is none of the scores that were taken back", () => {
    const taken = [
      basket(4, 60, [8, 0], 8, "home"),
      basket(4, 40, [8, 8], 8, "away"),
      basket(4, 30, [10, 8], 2, "home"),
    ];
    expect(gameTurn(taken, PERIODS, { home: 50, winner: "home" })).toMatchObject({ of: { left: 30 } });
    expect(gameTurn(taken, PERIODS, { home: 50 })).toMatchObject({ of: { left: 40 } });
  });

  test("is none in a game that was decided bit by bit", () => {
    expect(gameTurn(events.slice(0, 1), PERIODS, { home: 50 })).toBeUndefined();
    expect(gameTurn([], PERIODS, { home: 50 })).toBeUndefined();
  });

  test.each(LOCALE_CODES)("is a sentence in %s, with who, when, the score and both chances", (locale) => {
    const turn = gameTurn(events, PERIODS, { home: 50 });
    if (!turn) throw new Error("no turn");
    const game = { ...finished, sport: "basketball" } as Match;
    const data = gameTurnData({ texts: translatorOf(locale, ["rows"]) }, turn, { match: game, periods: PERIODS });
    const [sentence = ""] = textsOf(markupOf(<TurningPoint match={game} turn={data} />, ["matchInfo"], locale), "p");
    for (const part of ["0:02", "Dana Lee", "6", finished.home.name, "100%", "0%"]) expect(sentence).toContain(part);
    expect(sentence).not.toMatch(/[{}]/);
  });
});
