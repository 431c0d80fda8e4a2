import type { Match } from "./match.ts";

export type FavouriteKind = "COUNTRY" | "COMPETITION" | "TEAM" | "PLAYER";

/** A search result that a member can follow: all that a result row shows. */
export interface FavouriteItem {
  id: string;
  key: string;
  name: string;
  kind: FavouriteKind;
  /** Path of the crest below the storage's base address: "team/20101". */
  logo?: string;
  /** Flag file name in lower case, if it is represented by a flag. */
  flag?: string;
  isFavourite: boolean;
  countryKey?: string;
  /** Distinguishes items with the same name: the country of a team or competition, the team of a player. */
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
