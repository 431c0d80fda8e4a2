import type { Pair } from "../domain/match.ts";
import { type Settle, winnerOf } from "../odds/settle.ts";
import type { ContestKind } from "../tables/contest-types.ts";

/** Points of a pick by its outcome (specification of articles, section 9). */
const POINTS: Readonly<Record<Settle, number>> = { WIN: 2, HALF_WIN: 1, PUSH: 0, HALF_LOSE: -1, LOSE: -2, VOID: 0 };

/** A pick on the featured team's match counts this many times. */
export const FEATURED_TIMES = 3;

/** Points of a pick on a line. A void pick has none, and does not count as a pick. */
export const pickPoints = (settle: Settle, isFeatured: boolean): number =>
  // Avoids negative zero.
  (isFeatured ? FEATURED_TIMES : 1) * POINTS[settle] || 0;

/** Outcome of a guessed score: exact, winner and margin, winner, or nothing right. */
export type GuessOutcome = "EXACT" | "MARGIN" | "WINNER" | "MISS" | "VOID";

export const GUESS_POINTS: Readonly<Record<GuessOutcome, number>> = {
  EXACT: 5,
  MARGIN: 3,
  WINNER: 2,
  MISS: 0,
  VOID: 0,
};

/** `final` is football's score after ninety minutes, or basketball's final score. */
export function guessOutcome([home, away]: Pair, final: Pair): Exclude<GuessOutcome, "VOID"> {
  if (home === final[0] && away === final[1]) return "EXACT";
  if (winnerOf([home, away]) !== winnerOf(final)) return "MISS";
  return home - away === final[0] - final[1] ? "MARGIN" : "WINNER";
}

/** Points for a team in the right tournament place, by stage. */
export const PLACE_POINTS = {
  group: 1,
  third: 1,
  round_of_16: 2,
  quarter_final: 4,
  semi_final: 6,
  final: 10,
} as const;

export type PlaceStage = keyof typeof PLACE_POINTS;

/**
 * Settled picks that an entry needs for a rank, at either end of the board, and so for a prize: a single lucky pick
 * wins nothing, nor does having picked nothing. In a tournament all picks are sent at once.
 */
export const LEAST_SETTLED: Readonly<Record<ContestKind, number>> = {
  prediction: 20,
  score: 10,
  worldCup: 1,
  referral: 0,
  video: 0,
};

/** Whether an entry has a rank; where nothing is picked, its first point gives it one. */
export const isRanked = (kind: ContestKind, { settled, points }: { settled: number; points: number }): boolean =>
  LEAST_SETTLED[kind] > 0 ? settled >= LEAST_SETTLED[kind] : points > 0;
