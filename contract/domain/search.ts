import type { Match } from "./match.ts";

export type FavouriteKind = "COUNTRY" | "COMPETITION" | "TEAM" | "PLAYER";

/** One thing that a search finds, and that a member can keep: all that a row of a result shows. */
export interface FavouriteItem {
  id: string;
  key: string;
  name: string;
  kind: FavouriteKind;
  /** Path of the crest below the storage's base address: "team/20101". */
  logo?: string;
  /** Flag file name in lower case, where a flag stands for it. */
  flag?: string;
  isFavourite: boolean;
  countryKey?: string;
  /** What tells two of one name apart: the country of a team or competition, the team of a player. */
  detail?: string;
  isFallbackName?: true;
}

export interface PopularItems {
  competitions: FavouriteItem[];
  teams: FavouriteItem[];
}

/** Each list best first. */
export interface GlobalSearch {
  countries: FavouriteItem[];
  competitions: FavouriteItem[];
  teams: FavouriteItem[];
  players: FavouriteItem[];
  matches: Match[];
}
