import type { Refusal } from "./source-row.ts";

/** The effect of a file on one season. */
export interface ImportedSeason {
  leagueId: string;
  name: string;
  season: string;
  /** Rows read from the file. */
  read: number;
  added: number;
  changed: number;
  refused: Refusal[];
  notes: (Refusal | string)[];
  /** Teams unknown until now, by name and id. */
  newTeams: string[];
}

/** Effects of a file that belong to no single season: names, scorers, shoot-outs. */
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
