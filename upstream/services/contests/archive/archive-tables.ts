import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { RowPlace } from "../../schema/contest-archives.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import type { EntryRow, PickRow } from "../entry-wire.ts";
import { type Board, ENTRY_COLUMNS, readBoard } from "../read-board.ts";
import { storedRows } from "../stored-rows.ts";

/** What is read of a closed contest, each in the order in which it is looked up. */
export type TableName = "entries" | "top" | "lowest" | "members" | "keys";

interface ArchiveRow {
  place: RowPlace;
  line: string;
}

interface ArchiveTable {
  name: TableName;
  /** Rows of a file: some hundred kilobytes. */
  rowsOfFile: number;
  /** The rows behind a place, in order. */
  read(page: Page): Promise<ArchiveRow[]>;
}

interface Page {
  db: DrizzleD1Database;
  season: ContestSeason;
  after: RowPlace | undefined;
  limit: number;
}

/** Entries and picks as in their tables, without what all of a file have in common. */
export type ArchivedEntry = Omit<EntryRow, "contestId">;
export type ArchivedPick = Omit<PickRow, "contestId" | "entryId">;

const withoutContest = ({ contestId: _, ...entry }: EntryRow): ArchivedEntry => entry;
const withoutEntry = ({ contestId: _, entryId: __, ...pick }: PickRow): ArchivedPick => pick;

async function readEntries({ db, season, after, limit }: Page): Promise<ArchiveRow[]> {
  const entries = await db.all<EntryRow>(sql`select ${ENTRY_COLUMNS} from contest_entries as e
    where e.contest_id = ${season.id} and e.id > ${after?.[0] ?? 0} order by e.id limit ${limit}`);
  const picks = await storedRows(db, season).picksOf(entries.map(({ id }) => id));
  const ofEntry = Map.groupBy(picks, ({ entryId }) => entryId);
  return entries.map((entry) => ({
    place: [entry.id],
    line: JSON.stringify({ ...withoutContest(entry), picks: (ofEntry.get(entry.id) ?? []).map(withoutEntry) }),
  }));
}

/** Boards are in order of points, from either end, and then of entering. */
export const boardPlace = (board: Board, { points, id }: Pick<EntryRow, "points" | "id">): RowPlace => [
  board === "top" ? -points : points,
  id,
];

const readBoardOf =
  (board: Board) =>
  async ({ db, season: { id: contestId, kind }, after, limit }: Page): Promise<ArchiveRow[]> => {
    const [points, id] = (after ?? []) as readonly number[];
    const cursor =
      points === undefined || id === undefined ? undefined : { points: board === "top" ? -points : points, id };
    const rows = await readBoard(db, { contestId, kind, board, after: cursor, limit });
    return rows.map((row) => ({ place: boardPlace(board, row), line: JSON.stringify(withoutContest(row)) }));
  };

/** Which entry a name has: a member's, or the public key. */
const readNames =
  (column: "username" | "key", index: string) =>
  async ({ db, season, after, limit }: Page): Promise<ArchiveRow[]> => {
    const name = sql.raw(column);
    const rows = await db.all<{ name: string; id: number }>(sql`select ${name} as name, id
      from contest_entries indexed by ${sql.raw(index)}
      where contest_id = ${season.id} and ${name} > ${after?.[0] ?? ""} order by ${name} limit ${limit}`);
    return rows.map((row) => ({ place: [row.name], line: JSON.stringify([row.name, row.id]) }));
  };

export const ARCHIVE_TABLES: readonly ArchiveTable[] = [
  { name: "entries", rowsOfFile: 250, read: readEntries },
  { name: "top", rowsOfFile: 1_000, read: readBoardOf("top") },
  { name: "lowest", rowsOfFile: 1_000, read: readBoardOf("lowest") },
  { name: "members", rowsOfFile: 5_000, read: readNames("username", "contest_entries_once") },
  // The keys of all contests are in one order, so that those of the others are passed over.
  { name: "keys", rowsOfFile: 5_000, read: readNames("key", "contest_entries_key_unique") },
];
