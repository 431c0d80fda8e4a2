import type { Pair } from "#contract/domain/match";
import type { BasketballRules } from "../data/entries/types.ts";
import type { GameState } from "./match.ts";

/** What a competition's rules say of its periods. */
export type GameRules = Pick<BasketballRules, "periods" | "periodMinutes">;

/** A game as far as the points of its periods tell it. */
export const gameOfPeriods = (points: readonly Pair[], { periods, periodMinutes }: GameRules): GameState => ({
  periodCount: periods,
  periodSeconds: periodMinutes * 60,
  period: points.length,
  overtimes: Math.max(0, points.length - periods),
});
