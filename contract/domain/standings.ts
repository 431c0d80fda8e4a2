import type { StandingsFormat } from "../tables/standings-keys.ts";
import type { Competition } from "./competition.ts";
import type { Pair, Source, Team } from "./match.ts";

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

/** By what a team that was level with others got its place. */
export interface TieBreak {
  /** Scope and measure: `h2h.points`, `overall.goalDifference`. */
  criterion: string;
  /** By team id, decimal text. */
  values: Readonly<Record<string, string>>;
  /** Ids of the teams that it was told from. */
  against: string[];
}

/** What a row of a table has in either sport. */
interface RowBase {
  rank: number;
  /** Before the last round of games; absent where there was none. */
  previousRank?: number;
  /** Shares its rank: every rule left it level with another. */
  isTied?: true;
  team: Team;
  played: number;
  won: number;
  lost: number;
  /** Points taken off by the competition, 0 when none. */
  deducted: number;
  /** Latest first, at most five. */
  form: FormLetter[];
  formMatches?: FormMark[];
  /** Key of the zone of the table. */
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
  /** Key of the reason. */
  deductedReason?: string;
  /** Cards, where the source knows of them. */
  yellow?: number;
  red?: number;
  /** The match that the team is playing; `isCounted` where the table counts its score as it stands. */
  live?: { matchId: string; score: Pair; isCounted: boolean };
}

export type WonLost = readonly [won: number, lost: number];

export interface BasketballStandingsRow extends RowBase {
  /** Three places: "0.625". */
  winPct: string;
  /** Games behind the first; null of the first. */
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
  /** Two a win, one a defeat, where the competition counts so. */
  points?: number;
  conference?: string;
  division?: string;
  conferenceRank?: number;
  /** What no result of the rest can change. */
  clinch?: "clinched" | "eliminated";
}

/** What a row of places leads to. */
export interface Zone {
  /** Key that words are made of. */
  zone: string;
  /** #rrggbb. */
  colour: string;
  fromRank: number;
  toRank: number;
}

export interface StandingsTable<Row> {
  /** Names it among the season's tables. */
  id?: string;
  group?: string;
  /** Name of the conference. */
  name?: string;
  rows: Row[];
  zones?: Zone[];
}

export interface StandingsOf<Row> {
  competition: Competition;
  season: string;
  source: Source;
  format: StandingsFormat;
  /** One table for a league; one a group, with its letter, for groups; one a conference. */
  tables: StandingsTable<Row>[];
  /** The order of teams level on points follows a rule that nobody here could source. */
  isProvisionalRule: boolean;
  ruleSetId?: string;
  /** Keys of verdicts that the tables are under: `deduction.insolvency`. */
  notes?: string[];
  /** Matches in play count with the score as it stands. */
  isLive?: true;
  /** Ids of the teams that the question was about. */
  highlight?: string[];
}

export type Standings = StandingsOf<StandingsRow>;
export type BasketballStandings = StandingsOf<BasketballStandingsRow>;

/** Ranks and points after each round. */
export interface RankingHistory {
  competition: Competition;
  season: string;
  /** Matchdays, or weeks where nobody numbers the rounds. */
  rounds: number[];
  /** Of the last kick-off of each round, in milliseconds. */
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
