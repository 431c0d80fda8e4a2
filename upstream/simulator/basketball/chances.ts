import type { GameRules } from "./rules.ts";

// How a scoring chance ends. A chance begins with possession of the ball and ends with a shot, a foul or a turnover; an
// offensive rebound begins the next. Shares are rounded from professional leagues.

/** Turnovers per chance; some are offensive fouls, most of the others are steals. */
export const TURNOVER = 0.117;
export const OFFENSIVE_FOUL = 0.13;
export const STEAL = 0.62;
/** Defensive fouls: on a missed shot, and before any shot. */
export const SHOOTING_FOUL = 0.074;
export const PERSONAL_FOUL = 0.062;
/** Share of shooting fouls that give three free throws. */
export const FOULED_AT_THREE = 0.05;
/** Share of made shots with an additional foul. */
export const AND_ONE = 0.045;
export const FREE_THROW = 0.775;
/** Offensive rebounds of missed shots, and of missed last free throws. */
export const OFFENSIVE_REBOUND = 0.255;
export const OFFENSIVE_REBOUND_FT = 0.12;
/** Share of shots from behind the line. */
export const THREES = 0.39;
/** Percentages against an average defence; each side's are a multiple of them. */
export const TWO_POINTER = 0.54;
export const THREE_POINTER = 0.36;

/**
 * The multiple of the average shooting percentages with which a possession is worth `efficiency` points on average,
 * including free throws and further chances: the root of a linear equation.
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

/** Mean seconds per possession so that regulation time fits both sides' `possessions`. */
export const secondsPerPossession = (possessions: number, { periods, periodSeconds }: GameRules): number =>
  (periods * periodSeconds) / (2 * possessions);
