import type { Pair } from "#contract/domain/match";
import type { BasketballRules } from "../data/entries/types.ts";

/** How a kind of game is played by two even teams, per team and regulation. */
interface Style {
  possessions: number;
  /** Points in a possession. */
  efficiency: number;
  /** Seconds that a possession is given, of those that an even share of the clock would be: what ends of periods take away. */
  tempo: number;
  /** Points by which a hundred possessions at home are better than on neutral ground. */
  homeEdge: number;
}

// By the length of a period. NBA: about 113 points in 99 possessions, the mean of its latest seasons; leagues under
// FIBA's rules: about 81 in 72; college: about 73 in 68.
const STYLES: Record<BasketballRules["periodMinutes"], Style> = {
  12: { possessions: 99, efficiency: 1.135, tempo: 0.93, homeEdge: 2.6 },
  10: { possessions: 72, efficiency: 1.12, tempo: 0.95, homeEdge: 4.2 },
  20: { possessions: 68, efficiency: 1.07, tempo: 0.935, homeEdge: 4.6 },
};

/** Points in a hundred possessions that one point of strength is worth. */
const PER_STRENGTH = 0.45;
/** Beyond it a game is a walk-over as it is. */
const WIDEST_GAP = 60;

/** How a game's pace varies from game to game: the standard deviation of its factor. */
export const PACE_SPREAD = 0.04;

/**
 * A side that is a point further ahead than it should be loses so many points a possession, and the other wins them: leads
 * are played down in earnest games, without which margins would be wider than they are.
 */
export const COMPLACENCY = 0.0026;

/** Variance of the points in one possession. */
const POSSESSION_VARIANCE = 1.36;

export const styleOf = ({ periodMinutes }: Pick<BasketballRules, "periodMinutes">): Style => STYLES[periodMinutes];

/** Points that each side is to expect in a possession. Strengths are 0 to 100. */
export function efficiencies(home: number, away: number, isNeutral: boolean, rules: BasketballRules): Pair {
  const { efficiency, homeEdge } = styleOf(rules);
  const gap = Math.max(-WIDEST_GAP, Math.min(WIDEST_GAP, home - away));
  const margin = (gap * PER_STRENGTH + (isNeutral ? 0 : homeEdge)) / 100;
  return [efficiency + margin / 2, efficiency - margin / 2];
}

export interface ScoringModel {
  /** To expect of each side in regulation. */
  points: Pair;
  /** Standard deviations of the home side's margin and of the total at the end of regulation. */
  marginSd: number;
  totalSd: number;
}

/** The probabilities that the engine plays a game by: margin and total are close to normal. Strengths are 0 to 100. */
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
  // Of a process that is drawn back to its course: (1 - e^-x) / x of the variance of a free one remains.
  const pull = 4 * COMPLACENCY * possessions;
  return {
    points,
    marginSd: Math.sqrt((free * (1 - Math.exp(-pull))) / pull),
    totalSd: Math.sqrt(free + ((points[0] + points[1]) * PACE_SPREAD) ** 2),
  };
}
