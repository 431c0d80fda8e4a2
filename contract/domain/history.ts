import type { Competition } from "./competition.ts";
import type { Match, Pair, Side, Stage } from "./match.ts";

/** A round of a season: a matchday, or a stage of a knock-out with all its legs. */
export interface Round {
  /** By which a list of one round is asked for. */
  key: string;
  stage?: Stage;
  matchday?: number;
  /** The round that lies nearest to the instant of the answer; at most one. */
  isCurrent: boolean;
}

export interface LeagueFixtures {
  season?: string;
  /** Of the whole season, as far as it is drawn, in order of play. */
  rounds: Round[];
  matches: Match[];
  hasNext: boolean;
}

export interface TeamMatches {
  /** In which the team plays at present. */
  competitions: Competition[];
  matches: Match[];
  hasNext: boolean;
}

export interface NextMatch {
  match: Match;
  /** Days, to the nearest whole one, from the match (or the instant) that was asked about. */
  days: number;
}

export interface NextMatches {
  home: NextMatch[];
  /** Empty when asked about one team. */
  away: NextMatch[];
}

export type Outcome = "W" | "D" | "L";

/** A decided match as one of its sides, the subject, looks back on it. */
export interface PastMatch {
  match: Match;
  competitionName: string;
  /** On which the subject played. */
  side: Side;
  result: Outcome;
  /** Home first, where a source recorded them; a simulated match tells them in its statistics only. */
  corners?: Pair;
}

/** Meetings of two teams, told of the side that is at home in the match asked about. */
export interface MeetingsSummary {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  /** Football only: both teams scored, more than two goals, no goal against. */
  goals?: { bothScored: number; overTwoAndHalf: number; cleanSheets: number };
}

export interface HeadToHead {
  summary: MeetingsSummary;
  /** Latest first. */
  matches: PastMatch[];
}
