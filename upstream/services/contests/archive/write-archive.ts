import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { LEAST_SETTLED } from "#contract/contests/points";
import { contestArchiveFiles, contestArchives } from "../../schema/contest-archives.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import { lastLockedDay, latestEntries } from "../locked-picks.ts";
import { listKey, rowsKey, storeFile } from "./archive-files.ts";
import type { ArchiveList } from "./archive-list.ts";
import { ARCHIVE_TABLES, type TableName } from "./archive-tables.ts";
import type { ArchiveWork } from "./archive-work.ts";

/** Latest participants that an archived contest lists. */
const MOST_LATEST = 200;

type Table = (typeof ARCHIVE_TABLES)[number];

const lastFile = (db: DrizzleD1Database, contestId: string, name: TableName) =>
  db
    .select()
    .from(contestArchiveFiles)
    .where(and(eq(contestArchiveFiles.contestId, contestId), eq(contestArchiveFiles.name, name)))
    .orderBy(desc(contestArchiveFiles.number))
    .limit(1)
    .get();

/** Writes a table's files from where the last run ended; false if the run is over before the last of them. */
async function writeTable({ db, bucket, season, budget }: ArchiveWork, table: Table): Promise<boolean> {
  const { name, rowsOfFile } = table;
  const { id: contestId } = season;
  for (let last = await lastFile(db, contestId, name); !last || last.rows === rowsOfFile; ) {
    const rows = await table.read({ db, season, after: last?.last, limit: rowsOfFile });
    const [first, end] = [rows[0]?.place, rows.at(-1)?.place];
    if (!first || !end) return true;
    if (!budget.take()) return false;
    const number = (last?.number ?? -1) + 1;
    const text = rows.map(({ line }) => line).join("\n");
    const hash = await storeFile(bucket, rowsKey({ contestId, name, number }), text);
    last = { contestId, name, number, first, last: end, rows: rows.length, hash };
    await db.insert(contestArchiveFiles).values(last).onConflictDoNothing();
  }
  return true;
}

/** How many ranked entries have how many points. */
const rankedPoints = (db: DrizzleD1Database, { id, kind }: ContestSeason) =>
  db.all<{ points: number; entries: number }>(sql`select points, count(*) as entries from contest_entries
    where contest_id = ${id} and settled >= ${LEAST_SETTLED[kind]} group by points order by points desc`);

async function latestOf(db: DrizzleD1Database, { id: contestId }: ContestSeason, now: number) {
  const day = await lastLockedDay(db, { contestId, now });
  if (day === undefined) return [];
  return latestEntries(db, { contestId, day, now, before: Number.MAX_SAFE_INTEGER, limit: MOST_LATEST });
}

/** Refuses a list in which an entry is missing. */
async function checkRows(db: DrizzleD1Database, contestId: string, files: readonly { name: string; rows: number }[]) {
  const row = await db.get<{ n: number }>(
    sql`select count(*) as n from contest_entries where contest_id = ${contestId}`,
  );
  for (const name of ["entries", "top", "keys"]) {
    const rows = files.filter((file) => file.name === name).reduce((sum, file) => sum + file.rows, 0);
    if (rows !== row?.n) throw new Error(`${contestId} has ${row?.n} entries, ${rows} of them in ${name}`);
  }
}

async function writeList({ db, bucket, season, now }: ArchiveWork): Promise<void> {
  const { id: contestId } = season;
  const rows = await db
    .select()
    .from(contestArchiveFiles)
    .where(eq(contestArchiveFiles.contestId, contestId))
    .orderBy(asc(contestArchiveFiles.name), asc(contestArchiveFiles.number));
  await checkRows(db, contestId, rows);
  const filesOf = (name: TableName) =>
    rows.filter((file) => file.name === name).map(({ first, hash }) => ({ first, hash }));
  const list: ArchiveList = {
    contestId,
    files: {
      entries: filesOf("entries"),
      top: filesOf("top"),
      lowest: filesOf("lowest"),
      members: filesOf("members"),
      keys: filesOf("keys"),
    },
    ranked: (await rankedPoints(db, season)).map(({ points, entries }) => [points, entries]),
    latest: await latestOf(db, season, now),
  };
  const hash = await storeFile(bucket, listKey(contestId), JSON.stringify(list));
  await db.insert(contestArchives).values({ contestId, hash, at: now }).onConflictDoNothing();
}

/**
 * Makes files of a closed contest's rows; from the last of them on it is read from these. False if the run is over
 * before that. Nothing changes in a closed contest, so that a file written again is the same.
 */
export async function writeArchive(work: ArchiveWork): Promise<boolean> {
  for (const table of ARCHIVE_TABLES) if (!(await writeTable(work, table))) return false;
  await writeList(work);
  return true;
}
