import type { Goal, Pair, Side } from "#contract/domain/match";
import type { BasketballRules } from "../data/entries/types.ts";
import type { GameState } from "./match.ts";

/** A side's index in a pair. */
export const sideIndex = (side: Side): 0 | 1 => (side === "home" ? 0 : 1);

/** Each side's number of goals, or of whatever else is counted. */
export function scoreOf(goals: readonly Pick<Goal, "side">[]): Pair {
  const score: [number, number] = [0, 0];
  for (const { side } of goals) score[sideIndex(side)] += 1;
  return score;
}

/** The side with more; undefined if level. */
export const sideAhead = ([home, away]: Pair): Side | undefined =>
  home === away ? undefined : home > away ? "home" : "away";

export const plus = (a: Pair, b: Pair): Pair => [a[0] + b[0], a[1] + b[1]];
export const minus = (a: Pair, b: Pair): Pair => [a[0] - b[0], a[1] - b[1]];

/** What a competition's rules say of its periods. */
export type GameRules = Pick<BasketballRules, "periods" | "periodMinutes">;

/** A game as far as the points of its periods tell it. */
export const gameOfPeriods = (points: readonly Pair[], { periods, periodMinutes }: GameRules): GameState => ({
  periodCount: periods,
  periodSeconds: periodMinutes * 60,
  period: points.length,
  overtimes: Math.max(0, points.length - periods),
});
