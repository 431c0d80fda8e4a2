import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

// What has left the database for files in R2; docs/decisions/0065. Triggers let a contest's rows be deleted only once they
// are listed here, and never change or delete these rows.

/** Published days whose lines are files. The day's hash stays in `contest_ledger_days`. */
export const contestArchivedDays = sqliteTable(
  "contest_archived_days",
  {
    contestId: text("contest_id").notNull(),
    day: text().notNull(),
    /** Number of files. */
    parts: integer().notNull(),
    /** Milliseconds of the site's clock. */
    at: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.day] })],
);

/** Files with rows of a closed contest, while they are being written; their list is then a file as well. */
export const contestArchiveFiles = sqliteTable(
  "contest_archive_files",
  {
    contestId: text("contest_id").notNull(),
    /** entries, top … (archive-tables.ts) */
    name: text().notNull(),
    number: integer().notNull(),
    /** Where its first and its last row stand in the file's order. */
    first: text({ mode: "json" }).$type<RowPlace>().notNull(),
    last: text({ mode: "json" }).$type<RowPlace>().notNull(),
    rows: integer().notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.contestId, table.name, table.number] })],
);

/** What a file's rows are in order of, e.g. points and number. */
export type RowPlace = readonly (string | number)[];

/** Contests that are read from their files. */
export const contestArchives = sqliteTable("contest_archives", {
  contestId: text("contest_id").primaryKey(),
  /** SHA-256 of the list of its files. */
  hash: text().notNull(),
  /** Milliseconds of the site's clock. */
  at: integer().notNull(),
  /** When the last of its rows was deleted; null until then. */
  emptiedAt: integer("emptied_at"),
});

/** Erased members whose entries in the database for contests still have to be detached, which no transaction spans. */
export const contestLeavers = sqliteTable("contest_leavers", { username: text().primaryKey() });
