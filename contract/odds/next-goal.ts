import type { Side } from "../domain/match.ts";
import { atLeast, type SearchRange, solveRising } from "./solve-rising.ts";

/** Probabilities of the three results, which sum to 1. */
export interface ResultChances {
  home: number;
  draw: number;
  away: number;
}

/** More goals by one side in what is left of a match are too rare to count. */
const MOST_GOALS = 9;
/** Expected goals in what is left of a match. */
const EXPECTED: SearchRange = { low: 0, high: 5, halvings: 12 };
const ROUNDS = 12;
const LEAST_CHANCE = 0.002;

/** Probabilities of 0 to MOST_GOALS goals, if `mean` are expected (Poisson); they sum to 1. */
function goalChances(mean: number): number[] {
  const chances = [1];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push((chances[goals - 1]! * mean) / goals);
  const sum = chances.reduce((total, chance) => total + chance, 0);
  return chances.map((chance) => chance / sum);
}

/** The results of a match that stands at `lead` (home goals minus away goals), by the goals still expected per side. */
export function resultChances(lead: number, expected: Record<Side, number>): ResultChances {
  const [home, away] = [goalChances(expected.home), goalChances(expected.away)];
  const chances: ResultChances = { home: 0, draw: 0, away: 0 };
  home.forEach((ofHome, goals) => {
    away.forEach((ofAway, conceded) => {
      const difference = lead + goals - conceded;
      chances[difference > 0 ? "home" : difference < 0 ? "away" : "draw"] += ofHome * ofAway;
    });
  });
  return chances;
}

const within = (chance: number): number => atLeast(LEAST_CHANCE, chance);

/** The goals still expected of each side with which a match that stands at `lead` has these chances. */
export function expectedGoals(chances: ResultChances, lead: number): Record<Side, number> {
  const expected = { home: 1, away: 1 };
  // Each side's chance of winning rises with its own goals: solved in turns until both hold.
  for (let round = 0; round < ROUNDS; round++) {
    const { away } = expected;
    expected.home = solveRising((home) => resultChances(lead, { home, away }).home, within(chances.home), EXPECTED);
    const { home } = expected;
    expected.away = solveRising(
      (value) => resultChances(lead, { home, away: value }).away,
      within(chances.away),
      EXPECTED,
    );
  }
  return expected;
}

/**
 * The chances of both sides if the home, and if the away side scores next, from those of a match that stands at `lead`.
 * Both sides' goals in what is left are taken as independent and Poisson distributed: the two means are those that give
 * the present chances, and stay as they are when a goal is scored.
 */
export function chancesAfterNextGoal(chances: ResultChances, lead: number): Record<Side, ResultChances> {
  const expected = expectedGoals(chances, lead);
  return { home: resultChances(lead + 1, expected), away: resultChances(lead - 1, expected) };
}
