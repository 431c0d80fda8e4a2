import type { Side } from "./match.ts";
import type { PlayerRef } from "./people.ts";

/**
 * Counted statistics of a player or a team; points are 2 × (fgm - tpm) + 3 × tpm + ftm, rebounds are oreb + dreb. In
 * box-score order.
 */
export const BOX_KEYS = [
  "pts",
  "fgm",
  "fga",
  "tpm",
  "tpa",
  "ftm",
  "fta",
  "oreb",
  "dreb",
  "reb",
  "ast",
  "stl",
  "blk",
  "tov",
  "pf",
] as const;
export type BoxKey = (typeof BOX_KEYS)[number];
export type BoxCounts = Record<BoxKey, number>;

export interface BoxNumbers extends BoxCounts {
  /** Playing time. */
  seconds: number;
  /** The NBA's short formula: positive actions minus missed shots, missed free throws and turnovers. */
  efficiency: number;
}

export interface BoxLine extends BoxNumbers, PlayerRef {
  position?: string;
  isStarter: boolean;
  isOnCourt?: true;
  /** Why they did not play: `injury`, `illness`, `coach` … Absent while they still may. */
  didNotPlay?: string;
  plusMinus?: number;
  isFouledOut?: true;
}

/** Points by kind, and the course of the lead. */
export const BOX_TEAM_KEYS = [
  "pointsInPaint",
  "fastBreakPoints",
  "secondChancePoints",
  "pointsOffTurnovers",
  "benchPoints",
  "biggestLead",
  "timesTied",
  "leadChanges",
] as const;
export type BoxTeamKey = (typeof BOX_TEAM_KEYS)[number];

export interface BoxTeam extends Partial<Record<BoxTeamKey, number>> {
  teamId: string;
  /** Starters first; empty if players were not counted. */
  players: BoxLine[];
  totals?: BoxNumbers;
  /** What the source counts of no player, if there is such: these numbers are nought, and mean nothing. */
  uncounted?: BoxKey[];
  timeoutsLeft?: number;
}

export type BoxScore = Record<Side, BoxTeam> & {
  /** Milliseconds; absent before the tip-off. */
  updatedAt?: number;
};
