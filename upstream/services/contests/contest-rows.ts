import type { EntryRow, PickRow } from "./entry-wire.ts";
import type { Board, BoardCursor } from "./read-board.ts";

/** An entry by its last locked pick of a day. */
export interface LatestEntry {
  entryId: number;
  /** Of that pick: the number in the ledger, and when it was placed. */
  ledgerId: number;
  at: number;
}

export interface LatestPage {
  day: string;
  /** Milliseconds of the site's clock. */
  now: number;
  /** The number of the pick before which the page begins. */
  before: number;
  limit: number;
}

export interface LockedPicks {
  entryIds: readonly number[];
  /** Milliseconds of the site's clock. */
  now: number;
  day?: string;
}

export interface BoardPage {
  board: Board;
  /** The row after which the page begins. */
  after: Pick<BoardCursor, "points" | "id"> | undefined;
  limit: number;
}

/** What is read of a contest's entries, wherever they are: in a database, or once it is archived in files. */
export interface ContestRows {
  ofMember(username: string): Promise<EntryRow | undefined>;
  ofKey(key: string): Promise<EntryRow | undefined>;
  ofNumbers(ids: readonly number[]): Promise<EntryRow[]>;
  /** All current picks, latest placed first: only for the entries' own members. */
  picksOf(entryIds: readonly number[]): Promise<PickRow[]>;
  /** Picks that can no longer be changed, latest placed first. Others' picks are read nowhere else. */
  lockedPicks(locked: LockedPicks): Promise<PickRow[]>;
  /** Equal points share a rank. Undefined without enough settled picks. */
  rankOf(entry: Pick<EntryRow, "points" | "settled">): Promise<number | undefined>;
  board(page: BoardPage): Promise<EntryRow[]>;
  /** Entries by their last locked pick of a day, latest first. */
  latestPicked(page: LatestPage): Promise<LatestEntry[]>;
  /** Entries by number, highest first. */
  latestEntered(page: { before: number | undefined; size: number }): Promise<EntryRow[]>;
}
