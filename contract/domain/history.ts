import type { Competition } from "./competition.ts";
import type { Match, Pair, Side, Stage } from "./match.ts";

/** A round of a season: a matchday, or a stage of a knock-out with all its legs. */
export interface Round {
  /** Parameter for the list of one round. */
  key: string;
  stage?: Stage;
  matchday?: number;
  /** The round nearest to the time of the answer; at most one. */
  isCurrent: boolean;
}

export interface LeagueFixtures {
  season?: string;
  /** Of the whole season, as far as drawn, in order of play. */
  rounds: Round[];
  matches: Match[];
  hasNext: boolean;
}

export interface TeamMatches {
  /** The team's current competitions. */
  competitions: Competition[];
  matches: Match[];
  hasNext: boolean;
}

export interface NextMatch {
  match: Match;
  /** Whole days, rounded, from the requested match or instant. */
  days: number;
}

export interface NextMatches {
  home: NextMatch[];
  /** Empty for a request about one team. */
  away: NextMatch[];
}

export type Outcome = "W" | "D" | "L";

/** A finished match from the view of one of its sides, the subject. */
export interface PastMatch {
  match: Match;
  competitionName: string;
  /** The subject's side. */
  side: Side;
  result: Outcome;
  /** Home first, if a source recorded them; a simulated match has them in its statistics only. */
  corners?: Pair;
}

/** Meetings of two teams, from the view of the requested match's home side. */
export interface MeetingsSummary {
  played: number;
  won: number;
  drawn: number;
  lost: number;
  scored: number;
  conceded: number;
  /** Football only: both teams scored, more than two goals, clean sheet. */
  goals?: { bothScored: number; overTwoAndHalf: number; cleanSheets: number };
}

export interface HeadToHead {
  summary: MeetingsSummary;
  /** Latest first. */
  matches: PastMatch[];
}
