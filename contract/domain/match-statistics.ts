import type { Pair, Side } from "./match.ts";
import type { PlayerRef } from "./people.ts";

export const STAT_PERIODS = ["ALL", "H1", "H2", "ET"] as const;
export type StatPeriod = (typeof STAT_PERIODS)[number];

/** Statistics of a side, in display order. */
export const STAT_KEYS = [
  "possession",
  "xg",
  "xgOpenPlay",
  "xgSetPiece",
  "xgNonPenalty",
  "xgot",
  "shots",
  "shotsOnTarget",
  "shotsOffTarget",
  "shotsBlocked",
  "shotsInsideBox",
  "shotsOutsideBox",
  "hitWoodwork",
  "bigChances",
  "bigChancesMissed",
  "corners",
  "offsides",
  "freeKicks",
  "throwIns",
  "goalKicks",
  "fouls",
  "yellowCards",
  "redCards",
  "passes",
  "passAccuracy",
  "longBalls",
  "crosses",
  "touchesInBox",
  "attacks",
  "dangerousAttacks",
  "dribbles",
  "tackles",
  "interceptions",
  "clearances",
  "saves",
  "duelsWon",
  "groundDuelsWon",
  "aerialsWon",
  "dispossessed",
  "substitutions",
] as const;
export type StatKey = (typeof STAT_KEYS)[number];

export const STAT_UNITS = ["count", "pct", "xg"] as const;

export interface StatRow {
  key: StatKey;
  home: number | null;
  away: number | null;
  /** Number of attempts, if the value counts the successful ones. */
  homeOf?: number;
  awayOf?: number;
  unit: (typeof STAT_UNITS)[number];
  isHigherBetter: boolean;
}

/** Counts beside a match in a list. */
export interface RowCounts {
  matchId: string;
  corners: Pair;
  yellows: Pair;
}

/** Pressure in a minute: -100 the away side, +100 the home side. */
export interface MomentumMinute {
  minute: number;
  addedMinute?: number;
  value: number;
}

export const SHOT_OUTCOMES = ["goal", "saved", "off", "blocked", "post", "own"] as const;
export const SHOT_SITUATIONS = ["open", "counter", "setPiece", "corner", "freeKick", "penalty"] as const;
export const BODY_PARTS = ["left", "right", "head", "other"] as const;
export type ShotOutcome = (typeof SHOT_OUTCOMES)[number];
export type ShotSituation = (typeof SHOT_SITUATIONS)[number];
export type BodyPart = (typeof BODY_PARTS)[number];

export interface Shot {
  id: string;
  minute: number;
  addedMinute?: number;
  /** For an own goal the side that gains it; all other shots are by a player of this side. */
  side: Side;
  player?: PlayerRef;
  outcome: ShotOutcome;
  /** From the side's own goal line (0) to the other's (100): every side attacks to the right. */
  x: number;
  /** From the left touch-line in the side's direction of attack (0) to the right one (100). */
  y: number;
  /** Where it crossed the goal line, or would have: 0 to 100 between the posts, and from the ground to the bar. */
  goalX?: number;
  goalY?: number;
  /** Decimal text: how often such a shot is a goal; `xgot` also given its placement. */
  xg?: string;
  xgot?: string;
  situation: ShotSituation;
  body: BodyPart;
}

export interface MatchStatistics {
  /** Only periods that have begun; the whole match first. */
  periods: { period: StatPeriod; rows: StatRow[] }[];
  momentum: MomentumMinute[];
  shots: Shot[];
  /** Milliseconds. */
  updatedAt?: number;
}
