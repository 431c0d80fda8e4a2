import type { SplitRound, TableReason } from "../tables/standings-keys.ts";
import type { Competition } from "./competition.ts";
import type { Match, Pair, Source, Team } from "./match.ts";
import type { PlayerRef } from "./people.ts";

/** A player among the leaders of a season. */
export interface CompetitionLeader {
  key: string;
  /** In the whole season so far. */
  value: number;
  /** Games so far, where leaders are ranked per game. */
  games?: number;
  player: PlayerRef;
  team?: Team;
}

/** Files of one form that an imported season was read from. */
export interface OriginSource {
  /** Who publishes them, else the name of the form. */
  name: string;
  /** SPDX identifier, where there is one. */
  licence?: string;
  matches: number;
  /** Milliseconds; absent for what came before imports were numbered. */
  importedAt?: number;
}

/** A result of one source beside the one that stands. */
export interface OriginDifference {
  match: Match;
  source: string;
  score: Pair;
}

/** A club's line of a published table that differs from ours: goals scored and conceded. */
export interface PublishedLine {
  team: Team;
  rank: number;
  /** Absent where none were published: then `won` is there. */
  points?: number;
  won?: number;
  goals: Pair;
}

/** A table that somebody has published, of the same matches as ours. */
export interface PublishedTable {
  source: string;
  differences: PublishedLine[];
}

/** Where an imported season comes from, or what is said elsewhere of a supplied one, and how much of it is known. */
export interface SeasonOrigin {
  /** None for a supplied season. */
  sources: OriginSource[];
  /** The first ones of all that there are. */
  differences: OriginDifference[];
  differenceCount: number;
  tables: PublishedTable[];
  /** Of all matches of the season. */
  results: number;
  kickOffTimes: number;
  /** Of those with a result; absent where a sport has none. */
  halfTimes?: number;
  scorers?: number;
}

/** Facts about a competition besides its matches; keys are translated by the page. */
export interface CompetitionInfo {
  competition: Competition;
  season: string;
  source: Source;
  /** league, groups, conference or knockout. */
  format: string;
  teams: number;
  matches: number;
  played: number;
  /** Points in basketball. */
  goals: number;
  /** Matchdays of the longest part. */
  rounds?: number;
  ruleSetId: string;
  isProvisionalRule: boolean;
  rules: { key: string; value: string }[];
  /** After points, in order: `h2h.points`, `overall.goalDifference`. */
  tieBreaks: string[];
  /** Of a league that splits after its regular season: who plays in each round, and what becomes of their points. */
  splitRounds: { round: SplitRound; ranks: readonly [from: number, to: number]; reason: TableReason }[];
  /** Of earlier seasons, latest first. */
  champions: { season: string; team: Team; source: Source }[];
  /** Of those seasons. */
  titles: { team: Team; count: number }[];
  /** The season's; `value` in goals (points), matches or wins, depending on the key. */
  records: { key: string; value: number; match?: Match; team?: Team }[];
  leaders: CompetitionLeader[];
  sources: { key: string; text?: string }[];
  /** Of a season that was imported. */
  origin?: SeasonOrigin;
}
