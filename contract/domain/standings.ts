import type { Competition } from "./competition.ts";
import type { Source, Team } from "./match.ts";

export interface StandingsRow {
  rank: number;
  team: Team;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
  /** Points taken off by the competition, 0 when none. */
  deducted: number;
  /** Latest first, at most five. */
  form: ("W" | "D" | "L")[];
}

export interface Standings {
  competition: Competition;
  season: string;
  source: Source;
  format: "league" | "groups";
  /** One table for a league; one a group, with its letter, for groups. */
  tables: { group?: string; rows: StandingsRow[] }[];
  /** The order of teams level on points follows a rule that nobody here could source. */
  isProvisionalRule: boolean;
}
