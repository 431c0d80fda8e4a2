import type { Names } from "../../data/entries/types.ts";

export type FootballRole = "G" | "D" | "M" | "F";
export type BasketballRole = "PG" | "SG" | "SF" | "PF" | "C";

/** A fictional player of the world; ids are decimal text and permanent. */
export interface Player {
  id: string;
  /** Slug of the English name. */
  key: string;
  names: Names;
  firstName: string;
  lastName: string;
  /** YYYY-MM-DD. */
  birthDate: string;
  /** Code as in CountryEntry. */
  country: string;
  birthPlace?: string;
  heightCm: number;
  weightKg: number;
  foot?: "L" | "R" | "B";
  role: FootballRole | BasketballRole;
  /**
   * Football: position within the role, such as `LB`, `CB`, `RB`, `DM`, `CM`, `AM`, `LW`, `RW`, `ST`; `GK` for keepers.
   */
  detail: string;
}

/** A player in a team at an instant. */
export interface SquadMember {
  player: Player;
  /** Shirt number, unique in the squad. */
  number: number;
  /** 0 to 100 at that instant; strong teams have better players, used to choose line-ups. */
  skill: number;
  /** The year in which they joined. */
  since: number;
}

export interface Person {
  id: string;
  key: string;
  names: Names;
  country: string;
  birthDate: string;
}

/** An absence of a player who belongs to the squad. Instants in milliseconds. */
export interface Absence {
  player: Player;
  kind: "injury" | "suspension" | "national" | "other";
  certainty: "out" | "doubtful";
  /** A key for translation: `hamstring`, `knee`, `ankle`, `illness`, `cards`, `yellow_cards`, … */
  reason: string;
  from: number;
  until: number;
}

export type Surface = "grass" | "artificial" | "hybrid" | "indoor";

/** A team's home ground; unknown fields are absent. */
export interface Venue {
  id: string;
  name: string;
  city?: string;
  surface?: Surface;
  capacity?: number;
  /** Code as in CountryEntry. */
  country: string;
}
