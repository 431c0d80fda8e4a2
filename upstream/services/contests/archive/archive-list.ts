import type { RowPlace } from "../../schema/contest-archives.ts";
import type { LatestEntry } from "../contest-rows.ts";
import type { TableName } from "./archive-tables.ts";

/** A file: where its first row stands, and the hash of its text. */
export interface ListedFile {
  first: RowPlace;
  hash: string;
}

/** The list of an archived contest's files, and what is asked of all its entries together. */
export interface ArchiveList {
  contestId: string;
  files: Readonly<Record<TableName, readonly ListedFile[]>>;
  /** How many ranked entries have how many points, most points first. */
  ranked: readonly (readonly [points: number, entries: number])[];
  /** The last entries by their latest pick of the last day, latest first. */
  latest: readonly LatestEntry[];
}

/** Negative if a place comes before another one. */
export function comparePlaces(a: RowPlace, b: RowPlace): number {
  for (const [at, one] of a.entries()) {
    const other = b[at];
    if (other === undefined || one === other) continue;
    return one < other ? -1 : 1;
  }
  return 0;
}

/** The number of the last file that begins at a place or before it: the only one that can have it. 0 if none does. */
export function fileOf(files: readonly ListedFile[], place: RowPlace): number {
  let [from, to] = [0, files.length];
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (comparePlaces(files[middle]?.first ?? [], place) <= 0) from = middle;
    else to = middle;
  }
  return from;
}

/** The rank of points: one more than the entries that are ahead. */
export const rankAmong = (ranked: ArchiveList["ranked"], points: number): number =>
  1 + ranked.filter(([one]) => one > points).reduce((ahead, [, entries]) => ahead + entries, 0);
