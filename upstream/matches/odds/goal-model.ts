import type { Pair } from "#contract/domain/match";
import {
  CELEBRATION,
  MAN_UP,
  REDS,
  SECOND_YELLOWS,
  type Seconds,
  SHORT_HANDED,
} from "../../simulator/engine/goal-rates.ts";
import type { PlayLeft } from "./play-left.ts";

// The probabilities of every score, by the rates at which the engine plays (engine/play.ts), computed instead of
// simulated.

/** The probability of each number of further goals: `[home][away]`. */
export type GoalChances = readonly (readonly number[])[];

/** More goals of both sides together are not distinguished. */
const MOST_GOALS = 16;

const NEGLIGIBLE = 1e-12;

const mean = ([from, to]: Seconds): number => (from + to) / 2;

/** Minutes without play after a goal; what a video review takes beyond them is added to the period. */
const PAUSE = mean(CELEBRATION) / 60;

/** Dismissals of one side in ninety minutes. */
const DISMISSALS = SECOND_YELLOWS + REDS;

/** A possible course of dismissals: its probability, and its effect on each side's goals. */
interface Scenario {
  chance: number;
  home: number;
  away: number;
}

const OF_HOME = [SHORT_HANDED, MAN_UP] as const;
const OF_AWAY = [MAN_UP, SHORT_HANDED] as const;

/** Gauss-Legendre quadrature with three points and weights on [0, 1]: a dismissal may happen at any time. */
const POINTS = [
  [0.5 - Math.sqrt(0.15), 5 / 18],
  [0.5, 8 / 18],
  [0.5 + Math.sqrt(0.15), 5 / 18],
] as const;

/** Every relevant scenario: none, one dismissal of either side, two; more count as two. */
function scenarios(weight: number): Scenario[] {
  const expected = 2 * DISMISSALS * weight;
  const none = Math.exp(-expected);
  const one = expected * none;
  const found: Scenario[] = [{ chance: none, home: 1, away: 1 }];
  for (const [home, away] of [OF_HOME, OF_AWAY]) {
    for (const [at, share] of POINTS) {
      found.push({ chance: (one * share) / 2, home: at + (1 - at) * home, away: at + (1 - at) * away });
    }
    for (const [again, against] of [OF_HOME, OF_AWAY]) {
      const chance = (1 - none - one) / 4;
      found.push({ chance, home: (1 + home + home * again) / 3, away: (1 + away + away * against) / 3 });
    }
  }
  return found;
}

/** Probabilities of 0, 1, 2 … goals of both sides: a Poisson process that pauses after each. */
function totals(expected: number, pauseShare: number): number[] {
  let before = 0;
  return Array.from({ length: MOST_GOALS + 1 }, (_, goals) => {
    const upTo = goals === MOST_GOALS ? 1 : atMost(goals, expected * Math.max(0, 1 - goals * pauseShare));
    const chance = Math.max(0, upTo - before);
    before = Math.max(before, upTo);
    return chance;
  });
}

/** The probability of at most this many events of a Poisson process. */
function atMost(count: number, expected: number): number {
  let term = Math.exp(-expected);
  let sum = term;
  for (let events = 1; events <= count; events++) {
    term *= expected / events;
    sum += term;
  }
  return sum;
}

/** Adds a scenario's probabilities: each goal is the home side's with the probability of its share. */
function addScenario(sum: number[][], chances: readonly number[], chance: number, homeShare: number): void {
  // The probabilities of 0 to n home goals among n, computed from those of n - 1.
  const split = new Float64Array(MOST_GOALS + 2);
  split[0] = 1;
  for (const [goals, ofGoals] of chances.entries()) {
    const weight = chance * ofGoals;
    for (let home = 0; weight > NEGLIGIBLE && home <= goals; home++) sum[home]![goals - home]! += weight * split[home]!;
    for (let home = goals + 1; home > 0; home--) {
      split[home] = split[home - 1]! * homeShare + split[home]! * (1 - homeShare);
    }
    split[0]! *= 1 - homeShare;
  }
}

/** `rates` are each side's expected goals in ninety minutes with its remaining players. */
export function goalsToCome([home, away]: Pair, { minutes, weight }: PlayLeft): GoalChances {
  const sum = Array.from({ length: MOST_GOALS + 1 }, (_, row) => new Array<number>(MOST_GOALS + 1 - row).fill(0));
  if (minutes <= 0 || home + away <= 0) {
    sum[0]![0] = 1;
    return sum;
  }
  for (const scenario of scenarios(weight)) {
    const homeGoals = home * scenario.home * weight;
    const awayGoals = away * scenario.away * weight;
    const both = homeGoals + awayGoals;
    addScenario(sum, totals(both, PAUSE / minutes), scenario.chance, homeGoals / both);
  }
  return sum;
}

/** Effect of dismissals so far on each side's expected goals. */
export const withReds = ([home, away]: Pair, [homeReds, awayReds]: Pair): Pair => [
  home * SHORT_HANDED ** homeReds * MAN_UP ** awayReds,
  away * SHORT_HANDED ** awayReds * MAN_UP ** homeReds,
];
