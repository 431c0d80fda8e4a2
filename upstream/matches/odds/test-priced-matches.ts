import type { Pair } from "#contract/domain/match";
import type { BasketballRules } from "../../data/entries/types.ts";
import type { Fixture } from "../../match/match.ts";
import { playGame } from "../../simulator/basketball/play-game.ts";
import { expectedGoals } from "../../simulator/engine/goal-rates.ts";
import { playMatch } from "../../simulator/engine/play-match.ts";
import type { Timeline } from "../../simulator/engine/timeline.ts";
import { FIXTURE, KICK_OFF } from "../test-data.ts";
import { pricedBasketball } from "./priced-basketball.ts";
import { pricedFootball } from "./priced-football.ts";
import type { PricedMatch } from "./priced-match.ts";

// Numbered matches of every strength, for tests.

export const AFTERWARDS = KICK_OFF + 10 * 86_400_000;

const strengthsOf = (number: number): Pair => [45 + ((number * 7) % 45), 45 + ((number * 13) % 45)];

const testFixture = (number: number): Fixture => ({ ...FIXTURE, id: `test${number}` });

export function testMatch(number: number): { fixture: Fixture; timeline: Timeline; rates: Pair } {
  const fixture = testFixture(number);
  const rates = expectedGoals({ strengths: strengthsOf(number), isNeutral: number % 9 === 0 });
  const timeline = playMatch({
    id: fixture.id,
    kickOff: KICK_OFF,
    knownAt: 0,
    stakes: "result",
    goals: rates,
    isReviewed: true,
    hasExtraTime: true,
  });
  return { fixture, timeline, rates };
}

export function testPricedMatch(number: number, now = AFTERWARDS): PricedMatch {
  const { fixture, timeline, rates } = testMatch(number);
  return pricedFootball(fixture, timeline, rates, now);
}

const RULES: readonly BasketballRules[] = [
  { book: "nba", periods: 4, periodMinutes: 12, table: "nba" },
  { book: "fiba", periods: 4, periodMinutes: 10, table: "fiba" },
];

export function testGame(number: number) {
  const fixture = testFixture(number);
  const strengths = strengthsOf(number);
  const rules = RULES[number % 2]!;
  const scoring = { strengths, isNeutral: number % 9 === 0, rules };
  const game = playGame({ id: fixture.id, tipOff: KICK_OFF, knownAt: 0, ...scoring, disruption: { delay: 0 } });
  return { fixture, game, scoring };
}

export function testPricedGame(number: number, now = AFTERWARDS): PricedMatch {
  const { fixture, game, scoring } = testGame(number);
  return pricedBasketball(fixture, game, scoring, now);
}
