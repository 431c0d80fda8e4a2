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
  /** What was asked; absent if nothing was. */
  questions?: number;
}

/** The sums of a file's effects. */
export function countsOf({ competitions, facts }: Imported) {
  const counts = { read: 0, added: 0, changed: 0, refused: 0 };
  for (const { read, added, changed, refused } of [...competitions, ...facts]) {
    counts.read += read;
    counts.added += added;
    counts.changed += changed;
    counts.refused += refused.length;
  }
  return counts;
}
