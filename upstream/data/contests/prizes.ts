import type { ContestPrize } from "#contract/domain/contests";
import type { ContestKind } from "#contract/tables/contest-types";

type Board = ContestPrize["board"];

const CURRENCY = "THB";

const places = (board: Board, amounts: readonly number[]): ContestPrize[] =>
  amounts.map((amount, index) => ({ board, place: index + 1, amount, currency: CURRENCY }));

/** Those of predictions are from the specification (articles, section 9); the others are ours. */
const PRIZES: Readonly<Record<ContestKind, readonly ContestPrize[]>> = {
  prediction: [...places("top", [5_000, 3_000, 1_000]), ...places("lowest", [800, 700, 600])],
  score: places("top", [3_000, 2_000, 1_000]),
  worldCup: places("top", [10_000, 5_000, 2_500]),
  referral: places("top", [3_000, 2_000, 1_000]),
  video: places("top", [3_000, 2_000, 1_000]),
};

/** First place first; prizes of the lowest board after those of the top. */
export const prizesOf = (kind: ContestKind): readonly ContestPrize[] => PRIZES[kind];
