import type { Side } from "./match.ts";
import type { PlayerRef } from "./player-ref.ts";

/**
 * Everything that is counted of a player or a team; points are 2 × (fgm - tpm) + 3 × tpm + ftm, rebounds are oreb + dreb.
 * In the order of a box score.
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
  /** The NBA's short form: all that is good less shots and free throws missed and balls lost. */
  efficiency: number;
}

export interface BoxLine extends BoxNumbers, PlayerRef {
  position?: string;
  isStarter: boolean;
  isOnCourt?: true;
  /** Why he did not play: `injury`, `illness`, `coach` … Absent while he may still. */
  didNotPlay?: string;
  plusMinus?: number;
  isFouledOut?: true;
}

/** Points of a kind, and how the lead went. */
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
  /** Starters first; empty where nobody counted players. */
  players: BoxLine[];
  totals?: BoxNumbers;
  timeoutsLeft?: number;
}

export type BoxScore = Record<Side, BoxTeam> & {
  /** Milliseconds; absent before the tip-off. */
  updatedAt?: number;
};
