import type { Surface } from "../tables/surfaces.ts";
import type { Competition } from "./competition.ts";
import type { Goal, Match } from "./match.ts";
import type { PlayerRef } from "./player-ref.ts";
import type { FormMark } from "./standings.ts";

export interface MatchVenue {
  id?: string;
  name: string;
  city?: string;
  country?: string;
  capacity?: number;
  surface?: Surface;
  address?: string;
}

export interface MatchReferee {
  id?: string;
  name: string;
  country?: string;
  /** Of this season in this competition, before the day of the match; the averages are over them. */
  matches?: number;
  /** Cards a match, decimal text. */
  yellows?: string;
  reds?: string;
  /** 0 to 100. */
  homeWins?: number;
}

/** Words are made of the code. */
export const WEATHER_CODES = ["clear", "cloudy", "rain", "storm", "snow", "fog"] as const;

export interface Weather {
  code: (typeof WEATHER_CODES)[number];
  celsius?: number;
  /** Percent. */
  humidity?: number;
  /** Kilometres an hour. */
  wind?: number;
}

export const MATCH_TABS = ["info", "tracker", "lineups", "h2h", "table", "stats", "analysis", "commentary"] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export const COVERED = ["events", "lineup", "stat", "odds", "tracker", "commentary", "ranking"] as const;
export type Coverage = Readonly<Record<(typeof COVERED)[number], boolean>>;

/** A goal with the scorer's page, where he has one. */
export interface ScoredGoal extends Goal {
  playerId?: string;
  playerKey?: string;
}

/** What the header of a match's page shows, and what else there is to show. */
export interface MatchInfo {
  match: Match;
  competition: Competition;
  season: string;
  venue?: MatchVenue;
  goals: ScoredGoal[];
  referee?: MatchReferee;
  attendance?: number;
  weather?: Weather;
  coaches?: { home?: PlayerRef; away?: PlayerRef };
  /** Latest first, at most five each. */
  form?: { home: FormMark[]; away: FormMark[] };
  /** Those that have something to show. */
  tabs?: MatchTab[];
  /** What the match's source covers at all. */
  coverage?: Coverage;
  /** Of a second leg. */
  firstLegId?: string;
  /** The order of tie-breaks of the competition's table. */
  ruleSetId?: string;
}
