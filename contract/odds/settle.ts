import type { Pair, Side } from "../domain/match.ts";
import { mirrored, type Quarters } from "./quarters.ts";

/** Result of a pick on one side of a market; quarter lines are two half stakes. */
export const SETTLES = ["WIN", "HALF_WIN", "PUSH", "HALF_LOSE", "LOSE", "VOID"] as const;
export type Settle = (typeof SETTLES)[number];

/** Result of a total, independent of a pick. */
export const TOTAL_OUTCOMES = ["OVER", "HALF_OVER", "PUSH", "HALF_UNDER", "UNDER"] as const;
export type TotalOutcome = (typeof TOTAL_OUTCOMES)[number];

export type ThreeWayPick = Side | "draw";
export type TotalPick = "over" | "under";

/** By the pick's lead over its line in quarters, from -2 or less to 2 or more. */
const BY_LEAD: readonly Settle[] = ["LOSE", "HALF_LOSE", "PUSH", "HALF_WIN", "WIN"];

/**
 * `lead` is four times the pick's lead in goals (or points). A lead of one quarter is only possible on a quarter line,
 * where one leg wins while the other is pushed.
 */
const settleBy = (lead: Quarters, line: Quarters): Settle => BY_LEAD[Math.max(-2, Math.min(2, lead + line)) + 2]!;

const MIRROR: Record<Settle, Settle> = {
  WIN: "LOSE",
  HALF_WIN: "HALF_LOSE",
  PUSH: "PUSH",
  HALF_LOSE: "HALF_WIN",
  LOSE: "WIN",
  VOID: "VOID",
};

/** The same for a pick on the other side. */
export const mirroredSettle = (settle: Settle): Settle => MIRROR[settle];

/**
 * Asian handicap and spread. `homeLine` is added to the home side, negative if it gives. In play only what is scored
 * after the quote counts: `scoreAtQuote` is the score when the line was quoted.
 */
export function settleHandicap(final: Pair, homeLine: Quarters, side: Side, scoreAtQuote: Pair = [0, 0]): Settle {
  const lead = final[0] - scoreAtQuote[0] - (final[1] - scoreAtQuote[1]);
  return side === "home" ? settleBy(4 * lead, homeLine) : settleBy(-4 * lead, mirrored(homeLine));
}

/** A total counts the whole match, whenever it was quoted. */
export function settleTotal(final: Pair, total: Quarters, pick: TotalPick): Settle {
  const scored = 4 * (final[0] + final[1]);
  return pick === "over" ? settleBy(scored, mirrored(total)) : settleBy(-scored, total);
}

const OUTCOME_OF_OVER: Record<Exclude<Settle, "VOID">, TotalOutcome> = {
  WIN: "OVER",
  HALF_WIN: "HALF_OVER",
  PUSH: "PUSH",
  HALF_LOSE: "HALF_UNDER",
  LOSE: "UNDER",
};

export const totalOutcome = (final: Pair, total: Quarters): TotalOutcome =>
  OUTCOME_OF_OVER[settleTotal(final, total, "over") as Exclude<Settle, "VOID">];

export const winnerOf = ([home, away]: Pair): ThreeWayPick => (home === away ? "draw" : home > away ? "home" : "away");

/** 1X2; also the money line of basketball, which has no draw. */
export const settleThreeWay = (final: Pair, pick: ThreeWayPick): Settle => (winnerOf(final) === pick ? "WIN" : "LOSE");

/** The probability of each result of a pick. */
type SettleChances = Record<Exclude<Settle, "VOID">, number>;

export const NO_CHANCES: Readonly<SettleChances> = { WIN: 0, HALF_WIN: 0, PUSH: 0, HALF_LOSE: 0, LOSE: 0 };

/**
 * The decimal price at which the expected return of one unit is one unit. Infinite if nothing can be won; never below
 * 1, because a pick that cannot lose returns its stake.
 */
export function breakEvenPrice({ WIN, HALF_WIN, PUSH, HALF_LOSE }: SettleChances): number {
  return (1 - PUSH - HALF_LOSE / 2 - HALF_WIN / 2) / (WIN + HALF_WIN / 2);
}
