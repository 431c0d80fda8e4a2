import type { GameInfo } from "#contract/domain/game-info";
import type { Surface } from "../tables/match-facts.ts";
import type { Competition } from "./competition.ts";
import type { Goal, Match, MatchColours } from "./match.ts";
import type { PlayerRef } from "./people.ts";
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
  /** In this season and competition, before the day of the match; the averages are over them. */
  matches?: number;
  /** Cards per match, decimal text. */
  yellows?: string;
  reds?: string;
  /** 0 to 100. */
  homeWins?: number;
}

/** Translation keys. */
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

/** A goal with the scorer's page, if they have one. */
export interface ScoredGoal extends Goal {
  playerId?: string;
  playerKey?: string;
}

/** Who tells a match live. */
export interface Supply {
  /** Names of their services. */
  suppliers: readonly string[];
  /** Their last answer, in milliseconds, while the match is in play and they are silent. */
  silentSince?: number;
}

/** A television channel or streaming service that shows a match in a country. */
export interface Channel {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  name: string;
}

/** The match that is played instead of one that was called off; `kickOff` in milliseconds. */
export interface Replay {
  matchId: string;
  kickOff: number;
}

/** Data of a match page's header, and which tabs exist. */
export interface MatchInfo {
  match: Match;
  competition: Competition;
  season: string;
  venue?: MatchVenue;
  goals: ScoredGoal[];
  /** Who shows it, in all countries of which that is known. */
  channels?: readonly Channel[];
  colours?: MatchColours;
  referee?: MatchReferee;
  attendance?: number;
  weather?: Weather;
  coaches?: { home?: PlayerRef; away?: PlayerRef };
  /** Latest first, at most five each. */
  form?: { home: FormMark[]; away: FormMark[] };
  /** Tabs with content. */
  tabs?: MatchTab[];
  /** What the match's source covers. */
  coverage?: Coverage;
  /** For matches that come from suppliers. */
  supply?: Supply;
  /** For a match that was called off or abandoned, once its new date is known. */
  replay?: Replay;
  /** For a second leg. */
  firstLegId?: string;
  /** Order of tie-breakers in the competition's table. */
  ruleSetId?: string;
}

/** Details of a match besides its progress: football's and basketball's calls differ. */
export type MatchAbout = ({ sport: "football" } & MatchInfo) | ({ sport: "basketball" } & GameInfo);
