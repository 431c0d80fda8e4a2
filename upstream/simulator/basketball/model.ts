import type { Pair } from "#contract/domain/match";
import type { BasketballRules } from "../../data/entries/types.ts";

/** How two even teams play a kind of game, per team and regulation time. */
interface Style {
  possessions: number;
  /** Points per possession. */
  efficiency: number;
  /** Seconds per possession relative to an even share of the clock; period ends take away the rest. */
  tempo: number;
  /** Advantage of the home side in points per hundred possessions, compared with neutral ground. */
  homeEdge: number;
}

// By period length. NBA: about 113 points in 99 possessions, the mean of its latest seasons; leagues under FIBA's
// rules: about 81 in 72; college: about 73 in 68.
const STYLES: Record<BasketballRules["periodMinutes"], Style> = {
  12: { possessions: 99, efficiency: 1.135, tempo: 0.93, homeEdge: 2.6 },
  10: { possessions: 72, efficiency: 1.12, tempo: 0.95, homeEdge: 4.2 },
  20: { possessions: 68, efficiency: 1.07, tempo: 0.935, homeEdge: 4.6 },
};

/** Points per hundred possessions for one point of strength. */
const PER_STRENGTH = 0.45;
/** A larger gap makes no difference: the game is one-sided anyway. */
const WIDEST_GAP = 60;

/** Variation of pace between games: the standard deviation of its factor. */
export const PACE_SPREAD = 0.04;

/**
 * For each point that a side is further ahead than expected it loses this many points per possession, and the other
 * gains them: real teams ease off with a lead; otherwise margins would be too wide.
 */
export const COMPLACENCY = 0.0026;

/** Variance of the points in one possession. */
const POSSESSION_VARIANCE = 1.36;

export const styleOf = ({ periodMinutes }: Pick<BasketballRules, "periodMinutes">): Style => STYLES[periodMinutes];

/** Expected points of each side per possession. Strengths are 0 to 100. */
export function efficiencies(home: number, away: number, isNeutral: boolean, rules: BasketballRules): Pair {
  const { efficiency, homeEdge } = styleOf(rules);
  const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, home - away));
  const margin = (gap * PER_STRENGTH + (isNeutral ? 0 : homeEdge)) / 100;
  return [efficiency + margin / 2, efficiency - margin / 2];
}

interface ScoringModel {
  /** Expected points of each side in regulation. */
  points: Pair;
  /** Standard deviations of the home side's margin and of the total at the end of regulation. */
  marginSd: number;
  totalSd: number;
}

/** The probabilities by which the engine plays a game: margin and total are close to normal. Strengths are 0 to 100. */
export function scoringModel(
  homeStrength: number,
  awayStrength: number,
  isNeutral: boolean,
  rules: BasketballRules,
): ScoringModel {
  const { possessions } = styleOf(rules);
  const [home, away] = efficiencies(homeStrength, awayStrength, isNeutral, rules);
  const points: Pair = [home * possessions, away * possessions];
  const free = 2 * possessions * POSSESSION_VARIANCE;
  // Mean-reverting process: (1 - e^-x) / x of a free one's variance remains.
  const pull = 4 * COMPLACENCY * possessions;
  return {
    points,
    marginSd: Math.sqrt((free * (1 - Math.exp(-pull))) / pull),
    totalSd: Math.sqrt(free + ((points[0] + points[1]) * PACE_SPREAD) ** 2),
  };
}
