import type { Refusal } from "./source-row.ts";

/** What a file did to one season. */
export interface ImportedSeason {
  leagueId: string;
  name: string;
  season: string;
  /** Rows of the file. */
  read: number;
  added: number;
  changed: number;
  refused: Refusal[];
  notes: (Refusal | string)[];
  /** Teams that nobody knew, by name and id. */
  newTeams: string[];
}

/** What a file did that is of no one season: names, scorers, shoot-outs. */
export interface ImportedFacts {
  what: string;
  read: number;
  added: number;
  changed: number;
  refused: Refusal[];
  notes: string[];
}

export interface Imported {
  format: string;
  competitions: ImportedSeason[];
  facts: ImportedFacts[];
}
