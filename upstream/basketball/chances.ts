import type { GameRules } from "./rules.ts";

// How a chance to score ends. A chance begins with the ball in hand and ends with a shot, a foul or a turnover; a rebound
// of one's own gives the next. Shares are those of professional leagues, rounded.

/** Turnovers per chance; some are fouls with the ball, of the others most are taken by the other side. */
export const TURNOVER = 0.117;
export const OFFENSIVE_FOUL = 0.13;
export const STEAL = 0.62;
/** Fouls of the defence: on a shot that misses, and before any shot. */
export const SHOOTING_FOUL = 0.074;
export const PERSONAL_FOUL = 0.062;
/** Of fouls on a shot: for three free throws. */
export const FOULED_AT_THREE = 0.05;
/** Of shots made: with a foul on top. */
export const AND_ONE = 0.045;
export const FREE_THROW = 0.775;
/** Rebounds of one's own missed shot, and of the last missed free throw. */
export const OFFENSIVE_REBOUND = 0.255;
export const OFFENSIVE_REBOUND_FT = 0.12;
/** Of shots: from behind the line. */
export const THREES = 0.39;
/** Percentages of an ordinary defence; a side's own are a multiple of them. */
export const TWO_POINTER = 0.54;
export const THREE_POINTER = 0.36;

/**
 * The multiple of the ordinary shooting percentages with which a possession is worth `efficiency` points on average,
 * free throws and further chances included: the one root of a linear equation.
 */
export function shootingFactor(efficiency: number, hasBonus: boolean, threes = THREES): number {
  const shot = 1 - TURNOVER - SHOOTING_FOUL - PERSONAL_FOUL;
  const made = (1 - threes) * TWO_POINTER + threes * THREE_POINTER;
  const points = (1 - threes) * TWO_POINTER * 2 + threes * THREE_POINTER * 3;
  const missedLast = (1 - FREE_THROW) * OFFENSIVE_REBOUND_FT;
  const again = SHOOTING_FOUL * missedLast + shot * OFFENSIVE_REBOUND + PERSONAL_FOUL * (hasBonus ? missedLast : 1);
  const fromFouls =
    SHOOTING_FOUL * (2 + FOULED_AT_THREE) * FREE_THROW + (hasBonus ? PERSONAL_FOUL * 2 * FREE_THROW : 0);
  const perFactor =
    shot * (points + AND_ONE * made * (FREE_THROW + missedLast * efficiency) - made * OFFENSIVE_REBOUND * efficiency);
  return Math.max(0.3, Math.min(1.6, (efficiency * (1 - again) - fromFouls) / perFactor));
}

/** Mean seconds that a possession takes so that the regulation fits both sides' `possessions`. */
export const secondsPerPossession = (possessions: number, { periods, periodSeconds }: GameRules): number =>
  (periods * periodSeconds) / (2 * possessions);
