import { atLeast, type SearchRange, solveRising } from "./solve-rising.ts";

/** A moment of a basketball game. */
export interface GameState {
  /** Home points minus away points. */
  lead: number;
  /** Seconds left, of the overtime if one is played. */
  left: number;
}

/** Margins of what is left scatter around what is expected: variance in points² per second, 12 points in 48 minutes. */
const VARIANCE = 0.05;
/** No side is expected to win by more points per second: 23 in 48 minutes. */
const DRIFT: SearchRange = { low: -0.008, high: 0.008, halvings: 40 };
const LEAST_CHANCE = 0.005;

/** Distribution function of the standard normal distribution (Abramowitz and Stegun 7.1.26, error below 1e-6). */
export function normalShare(z: number): number {
  const t = 1 / (1 + (0.3275911 * Math.abs(z)) / Math.SQRT2);
  const poly = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const tail = (poly * Math.exp((-z * z) / 2)) / 2;
  return z > 0 ? 1 - tail : tail;
}

/**
 * The home side's chance of winning: the margin of what is left is taken as normally distributed around `drift` points
 * per second. The away side has the rest. Without time left it is 0 or 1, and even if nobody leads.
 */
export function homeChance({ lead, left }: GameState, drift: number): number {
  if (left <= 0) return lead > 0 ? 1 : lead < 0 ? 0 : 0.5;
  return normalShare((lead + drift * left) / Math.sqrt(VARIANCE * left));
}

/** The drift with which a known chance is that of a moment: how much better a side is than the other. */
export const driftOf = (state: GameState, chance: number): number =>
  solveRising((drift) => homeChance(state, drift), atLeast(LEAST_CHANCE, chance), DRIFT);

/** Seconds of an overtime. */
export const OVERTIME = 300;

/** Seconds left after `seconds` of play; an even game has an overtime to come. */
export function leftAfter(seconds: number, regulation: number, lead: number): number {
  if (seconds < regulation) return regulation - seconds;
  const left = (OVERTIME - ((seconds - regulation) % OVERTIME)) % OVERTIME;
  return left === 0 && lead === 0 ? OVERTIME : left;
}
