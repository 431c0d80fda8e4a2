import type { ClinchKey, SeasonPart, SplitRound, StandingsFormat, TableReason } from "../tables/standings-keys.ts";
import type { Competition } from "./competition.ts";
import type { Pair, Side, Source, Team } from "./match.ts";

export type FormLetter = "W" | "D" | "L";

/** One match of a team's form. */
export interface FormMark {
  matchId: string;
  result: FormLetter;
  goalsFor: number;
  goalsAgainst: number;
  opponent: Team;
  /** Milliseconds since 1970. */
  kickOff: number;
  isHome: boolean;
}

/** The tie-breaker that separated level teams. */
export interface TieBreak {
  /** Scope and measure: `h2h.points`, `overall.goalDifference`. */
  criterion: string;
  /** By team id, decimal text. */
  values: Readonly<Record<string, string>>;
  /** Ids of the teams it was separated from. */
  against: string[];
}

/** Fields of a table row in either sport. */
interface RowBase {
  rank: number;
  /** Before the last matchday; absent if there was none. */
  previousRank?: number;
  /** Shares its rank: no rule separates it from another team. */
  isTied?: true;
  team: Team;
  played: number;
  won: number;
  lost: number;
  /** Points deducted by the competition, 0 if none. */
  deducted: number;
  /** Latest first, at most five. */
  form: FormLetter[];
  formMatches?: FormMark[];
  /** Key of the table's zone. */
  zone?: string;
  tieBreak?: TieBreak;
  nextOpponent?: Team;
}

export interface StandingsRow extends RowBase {
  drawn: number;
  goalsFor: number;
  goalsAgainst: number;
  goalDifference: number;
  points: number;
  /** Points a match, two decimals, in a table that is ranked by them. */
  average?: string;
  /** Key of the reason. */
  deductedReason?: string;
  /** Cards, if the source has them. */
  yellow?: number;
  red?: number;
  /** The team's match in play; `isCounted` if the table includes its current score. */
  live?: { matchId: string; score: Pair; isCounted: boolean; side?: Side };
}

export type WonLost = readonly [won: number, lost: number];

export interface BasketballStandingsRow extends RowBase {
  /** Three decimals: "0.625". */
  winPct: string;
  /** Games behind the leader; null for the leader. */
  gamesBehind: string | null;
  home: WonLost;
  away: WonLost;
  conferenceRecord?: WonLost;
  divisionRecord?: WonLost;
  lastTen: WonLost;
  /** Wins in a row, or defeats as a negative number. */
  streak: number;
  pointsFor: number;
  pointsAgainst: number;
  /** Two per win, one per defeat, in competitions that use points. */
  points?: number;
  conference?: string;
  division?: string;
  conferenceRank?: number;
  /** Decided whatever the remaining results. */
  clinch?: ClinchKey;
}

/** What a range of places leads to. */
export interface Zone {
  /** Translation key. */
  zone: string;
  /** #rrggbb. */
  colour: string;
  fromRank: number;
  toRank: number;
}

export interface StandingsTable<Row> {
  /** Identifies it among the season's tables. */
  id?: string;
  group?: string;
  /** Name of the conference. */
  name?: string;
  /** The round of a league that has split. */
  round?: SplitRound;
  /** Why it is not simply the sum of its results; of a season that ended early with the day, YYYY-MM-DD. */
  reasons?: TableReason[];
  endedOn?: string;
  rows: Row[];
  zones?: Zone[];
}

/** A part of a season with tables of its own. */
export interface PartOfSeason {
  id: SeasonPart;
  /** Shown if none is asked for. */
  isCurrent?: true;
  /** The part that the tables are of. */
  isShown?: true;
}

export interface StandingsOf<Row> {
  competition: Competition;
  season: string;
  source: Source;
  format: StandingsFormat;
  /** One table for a league; one per group, with its letter; one per conference. */
  tables: StandingsTable<Row>[];
  /** The order of teams level on points follows a rule that could not be sourced. */
  isProvisionalRule: boolean;
  ruleSetId?: string;
  /** Keys of rulings that affect the tables: `deduction.insolvency`. */
  notes?: string[];
  /** Matches in play count with their current score. */
  isLive?: true;
  /** Ids of the requested teams. */
  highlight?: string[];
  /** Of a season in parts, in order of play. */
  parts?: PartOfSeason[];
}

export type Standings = StandingsOf<StandingsRow>;
export type BasketballStandings = StandingsOf<BasketballStandingsRow>;

/** Ranks and points after each round. */
export interface RankingHistory {
  competition: Competition;
  season: string;
  /** Matchdays, or weeks if the rounds have no numbers. */
  rounds: number[];
  /** The last kick-off of each round, in milliseconds. */
  dates: number[];
  /** Null before a team's first match. */
  series: { team: Team; table?: string; ranks: (number | null)[]; points: (number | null)[] }[];
}

/** A season in a competition's list. */
export interface SeasonEntry {
  season: string;
  /** Calendar days, YYYY-MM-DD. */
  from: string;
  to: string;
  isCurrent: boolean;
  hasRanking: boolean;
  hasFixtures: boolean;
  source: Source;
}
