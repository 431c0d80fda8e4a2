import type { Outcome } from "./history.ts";
import type { Side } from "./match.ts";

/** Fifteen minutes of play, `from` to `to`; added time belongs to 31-45 and 76-90. */
export interface MinuteInterval {
  from: number;
  to: number;
}

/** Goals of a team in an interval, for and against. */
export interface GoalInterval extends MinuteInterval {
  scored: number;
  conceded: number;
}

/** Half-time result, then full-time result, of the team: WD led and drew. */
export type HalfFull = `${Outcome}${Outcome}`;

/** A team's goals in a number of matches, all within the ninety minutes. */
export interface GoalProfile {
  matches: number;
  scored: number;
  conceded: number;
  averageScored?: number;
  averageConceded?: number;
  cleanSheets: number;
  failedToScore: number;
  bothScored: number;
  /** Goals of both sides against a line; whole lines can push. */
  totals: { line: number; over: number; under: number; push: number }[];
  /** Matches by the team's own goals; `isOrMore` on the last. */
  exactGoals: { goals: number; isOrMore?: true; matches: number }[];
  /** Matches in which the minute of every goal is known; the basis of the intervals. */
  timedMatches: number;
  byInterval: GoalInterval[];
  /** Matches whose first goal fell in the interval, by scoring side. */
  firstGoalByInterval: GoalInterval[];
  halfFull: Record<HalfFull, number>;
  /** Matches by the goals of both sides. */
  oddEven: { odd: number; even: number };
}

export interface GoalComparison {
  window: "season" | "last30";
  /** Matches of the team with fewer. */
  sample: number;
  home: GoalProfile;
  away: GoalProfile;
}

/** Shares (0 to 1) of a team's matches in which it scored in an interval, conceded, or either. */
export interface GoalRate extends MinuteInterval {
  scored: number;
  conceded: number;
  any: number;
}

export interface GoalRates {
  /** How many matches were requested. */
  window: number;
  home: { matches: number; intervals: GoalRate[] };
  away: { matches: number; intervals: GoalRate[] };
}

/** Criteria to compare teams by: football first, then basketball. The numbers are the windows in matches. */
export const COMPARISON_KEYS = [
  "avgRating10",
  "avgYellow20",
  "avgCorner20",
  "avgGoalsFor",
  "avgGoalsAgainst",
  "avgPossession",
  "avgShotsOnTarget",
  "cleanSheetPct",
  "avgPointsFor",
  "avgPointsAgainst",
  "winPct",
  "fieldGoalPct",
  "threePointPct",
  "freeThrowPct",
  "avgRebounds",
  "avgAssists",
  "avgTurnovers",
] as const;

export type ComparisonKey = (typeof COMPARISON_KEYS)[number];

/** A value is absent if the source did not count it; `sample` is the number of matches behind it. */
export interface ComparisonRow {
  key: ComparisonKey;
  home: { value?: number; sample: number };
  away: { value?: number; sample: number };
}

/** A team's matches in one competition and season. */
export interface SeasonTally {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  /** By the competition's rules; absent if it has no points. */
  points?: number;
  pointsPerMatch?: number;
  rank?: number;
  /** Against the closing handicap or spread; absent without prices. */
  handicap?: { won: number; halfWon: number; pushed: number; halfLost: number; lost: number };
  /** The same for totals; a half over counts as over, a half under as under. */
  totals?: { over: number; pushed: number; under: number };
  /** Goals by half, points by quarter, over matches that report them: period 1, 2 … */
  periods: { period: number; matches: number; scored: number; conceded: number }[];
}

export type SeasonSplit = Record<"all" | Side, SeasonTally>;

export interface SeasonComparison {
  home: SeasonSplit;
  away: SeasonSplit;
}
