import type { Match, Source } from "./match.ts";

export interface Country {
  id: string;
  key: string;
  name: string;
  /** Flag file name in lower case: ISO alpha-2, `gb-eng` and the like; absent for continents and the world. */
  flag?: string;
}

export interface Competition {
  id: string;
  key: string;
  name: string;
  shortName?: string;
  kind: "league" | "cup";
  country: Country;
  isPopular?: true;
  /** Of youth or reserve teams, or friendlies of clubs: listed after all others. */
  isMinor?: true;
  isFallbackName?: true;
}

/** The matches of one competition on one day, in kick-off order. */
export interface CompetitionMatches {
  competition: Competition;
  season?: string;
  /** Shared by the whole list, if it has one source. */
  source: Source;
  liveCount: number;
  matches: Match[];
}

export interface MatchList {
  groups: CompetitionMatches[];
  /** More pages of this list exist upstream. */
  hasNext: boolean;
  /** Nothing is simulated. */
  isRealOnly?: true;
}

export interface CompetitionList {
  countries: { country: Country; competitions: Competition[] }[];
}

export interface Sidebar {
  popular: Competition[];
  countries: { country: Country; competitionCount: number; liveCount: number }[];
}
