import { describe, expect, it } from "vitest";
import type { Pair } from "#contract/domain/match";
import { fairProbabilities, overround } from "#contract/odds/margin";
import { settleHandicap, settleTotal, type ThreeWayPick, winnerOf } from "#contract/odds/settle";
import { returnOf } from "#contract/odds/test-return";
import { bookmakersOf } from "#contract/tables/bookmakers";
import { MINUTE } from "#contract/time/units";
import { companyById } from "../../data/odds/companies.ts";
import { gameStateAt } from "../../simulator/basketball/game-state.ts";
import { expectedGoals } from "../../simulator/engine/goal-rates.ts";
import { playMatch } from "../../simulator/engine/play-match.ts";
import { stateOf } from "../../simulator/engine/state.ts";
import { IS_SWEEP } from "../../test-sweep.ts";
import { KICK_OFF } from "../test-data.ts";
import { goalsToCome } from "./goal-model.ts";
import { pricedBasketball } from "./priced-basketball.ts";
import { BEFORE_KICK_OFF, pricedFootball } from "./priced-football.ts";
import type { PricedMatch } from "./priced-match.ts";
import { CompanyPrices, type Market, type Row } from "./quotes.ts";
import { testGame, testMatch } from "./test-priced-matches.ts";

const END = Number.MAX_SAFE_INTEGER;

const FOOTBALL_MATCHES = IS_SWEEP ? 2_000 : 600;
const BASKETBALL_GAMES = IS_SWEEP ? 900 : 300;

// The engine is deterministic: these figures are the same in every run, with tolerances for the sample's size.

describe("the chances of football scores", () => {
  it.each([
    [70, 70],
    [88, 52],
  ])("are those of matches that are played, strengths %d and %d", (home, away) => {
    const goals = expectedGoals({ strengths: [home, away], isNeutral: false });
    const count = IS_SWEEP ? 12_000 : 3_000;
    const scores: Pair[] = Array.from({ length: count }, (_, number) => {
      const id = `calibration ${home} ${number}`;
      return stateOf(
        playMatch({ id, kickOff: KICK_OFF, knownAt: 0, stakes: "result", goals, isReviewed: true, hasExtraTime: true }),
        END,
      ).score!;
    });
    const chances = goalsToCome(goals, BEFORE_KICK_OFF.match);
    const expectShare = (isMeant: (home: number, away: number) => boolean) => {
      const played = scores.filter(([a, b]) => isMeant(a, b)).length / count;
      let worked = 0;
      for (const [a, row] of chances.entries())
        for (const [b, chance] of row.entries()) if (isMeant(a, b)) worked += chance;
      expect(Math.abs(worked - played)).toBeLessThan(IS_SWEEP ? 0.012 : 0.024);
    };
    expectShare((a, b) => a > b);
    expectShare((a, b) => a === b);
    for (const total of [0, 1, 2, 3, 4]) expectShare((a, b) => a + b > total);
    for (const margin of [-2, 0, 1, 2]) expectShare((a, b) => a - b > margin);
  });

  it("sum to 1, with little time left and at the end", () => {
    for (const left of [BEFORE_KICK_OFF.match, { minutes: 3, weight: 0.04 }, { minutes: 0, weight: 0 }]) {
      const sum = goalsToCome([2.1, 0.9], left)
        .flat()
        .reduce((total, chance) => total + chance, 0);
      expect(sum).toBeCloseTo(1, 9);
    }
  });
});

interface Sample {
  pricedMatch: PricedMatch;
  final: Pair;
  /** Basketball's handicap counts the whole game. */
  countsFrom(row: Row): Pair;
}

function footballAt(number: number, at: number): Sample {
  const { fixture, timeline, rates } = testMatch(number);
  const final = stateOf(timeline, END).fullTime!;
  return {
    pricedMatch: pricedFootball(fixture, timeline, rates, at),
    final,
    countsFrom: (row) => row.scoreAtQuote ?? [0, 0],
  };
}

function basketballAt(number: number, at: number): Sample {
  const { fixture, game, scoring } = testGame(number);
  const final = gameStateAt(game, END).score!;
  return { pricedMatch: pricedBasketball(fixture, game, scoring, at), final, countsFrom: () => [0, 0] };
}

const PICKS: Record<2 | 3, readonly ThreeWayPick[]> = { 2: ["home", "away"], 3: ["home", "draw", "away"] };
const BUCKETS = 10;

/** Prices of the companies in turn at one minute, and the results of picks at fair prices. */
function measure(sport: "football" | "basketball", minutes: number, count: number) {
  const companies = bookmakersOf(sport);
  const at = KICK_OFF + minutes * MINUTE;
  const buckets = Array.from({ length: BUCKETS }, () => ({ said: 0, happened: 0, count: 0 }));
  const returns: Record<"home" | "away" | "over" | "under", number[]> = { home: [], away: [], over: [], under: [] };
  const margins: number[] = [];
  for (let number = 0; number < count; number++) {
    const { pricedMatch, final, countsFrom } = (sport === "football" ? footballAt : basketballAt)(number, at);
    const inPlay = pricedMatch.inPlay(0);
    if (minutes > 0 && (!inPlay || inPlay.end !== undefined)) continue;
    const prices = new CompanyPrices(pricedMatch, companyById(companies[number % companies.length]!.id), 0, false);
    const rowOf = (market: Market): Row | undefined => {
      const line = prices.line(market, 1, false);
      return minutes > 0 ? line?.live : (line?.pre ?? line?.early);
    };
    const [winner, handicap, total] = [rowOf("1X2"), rowOf("AH"), rowOf("OU")];
    if (!winner || !handicap || !total) continue;
    margins.push(overround(winner.prices));
    const picks = PICKS[winner.prices.length as 2 | 3];
    for (const [side, chance] of fairProbabilities(winner.prices).entries()) {
      const bucket = buckets[Math.min(BUCKETS - 1, Math.floor(chance * BUCKETS))]!;
      bucket.said += chance;
      bucket.happened += picks[side] === winnerOf(final) ? 1 : 0;
      bucket.count += 1;
    }
    const [home = 1, away = 1] = fairProbabilities(handicap.prices);
    const [over = 1, under = 1] = fairProbabilities(total.prices);
    const from = countsFrom(handicap);
    returns.home.push(returnOf(settleHandicap(final, handicap.line!, "home", from), 1 / home));
    returns.away.push(returnOf(settleHandicap(final, handicap.line!, "away", from), 1 / away));
    returns.over.push(returnOf(settleTotal(final, total.line!, "over"), 1 / over));
    returns.under.push(returnOf(settleTotal(final, total.line!, "under"), 1 / under));
  }
  return { buckets, returns, margins };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function expectCalibrated({ buckets, returns }: ReturnType<typeof measure>, tolerance: number): void {
  for (const { said, happened, count } of buckets) {
    if (count < 100) continue;
    const chance = said / count;
    const error = Math.sqrt((chance * (1 - chance)) / count);
    expect(Math.abs(chance - happened / count)).toBeLessThan(tolerance + 4 * error);
  }
  for (const values of Object.values(returns)) {
    expect(Math.abs(mean(values) - 1)).toBeLessThan(tolerance + 4 / Math.sqrt(values.length));
  }
}

describe("football prices without their margin", () => {
  it.each([-60, 20, 75])("imply what happens, %d minutes from kick-off", (minutes) => {
    const measured = measure("football", minutes, FOOTBALL_MATCHES);
    expect(measured.returns.home.length).toBeGreaterThan(0.9 * FOOTBALL_MATCHES);
    expectCalibrated(measured, 0.01);
    expect(mean(measured.margins)).toBeGreaterThan(0.02);
    expect(mean(measured.margins)).toBeLessThan(0.07);
  });
});

describe("basketball prices without their margin", () => {
  it.each([-60, 45])("imply what happens, %d minutes from the tip-off", (minutes) => {
    const measured = measure("basketball", minutes, BASKETBALL_GAMES);
    expect(measured.returns.home.length).toBeGreaterThan(0.88 * BASKETBALL_GAMES);
    // Margins and totals are only approximately normal.
    expectCalibrated(measured, 0.03);
  });
});
