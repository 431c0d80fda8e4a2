import { and, asc, desc, eq, sql } from "drizzle-orm";
import { chainHash } from "#contract/contests/ledger-chain";
import { contestArchivedDays, contestArchiveFiles } from "../../schema/contest-archives.ts";
import { contestLedgerParts } from "../../schema/contests.ts";
import { sha256 } from "../publish-day.ts";
import { linesOf, rowsKey, storeFile } from "./archive-files.ts";
import type { ArchiveWork } from "./archive-work.ts";

interface PublishedDay {
  day: string;
  previousHash: string;
  hash: string;
  isArchived: 0 | 1;
}

/** Published days with lines in the database, whether or not these are files already. */
const daysWithLines = ({ db, season }: ArchiveWork): Promise<PublishedDay[]> =>
  db.all<PublishedDay>(sql`select d.day, d.previous_hash as previousHash, d.hash, a.day is not null as isArchived
    from contest_ledger_days as d
    left join contest_archived_days as a on a.contest_id = d.contest_id and a.day = d.day
    where d.contest_id = ${season.id} and (a.day is null or exists (select 1 from contest_ledger_parts as p
      where p.contest_id = d.contest_id and p.day = d.day))
    order by d.day`);

const filesOf = ({ season }: ArchiveWork, day: string) =>
  and(eq(contestArchiveFiles.contestId, season.id), eq(contestArchiveFiles.name, linesOf(day)));

const getLines = ({ db, season }: ArchiveWork, day: string, part: number) =>
  db
    .select({ lines: contestLedgerParts.lines, hash: contestLedgerParts.hash })
    .from(contestLedgerParts)
    .where(
      and(
        eq(contestLedgerParts.contestId, season.id),
        eq(contestLedgerParts.day, day),
        eq(contestLedgerParts.part, part),
      ),
    )
    .get();

/** Stores a day's lines as they were hashed, from where the last run ended. False if the run is over before the end. */
async function storeDay(work: ArchiveWork, one: PublishedDay): Promise<boolean> {
  const { db, bucket, season, now, budget } = work;
  const { id: contestId } = season;
  const { day } = one;
  const last = await db
    .select({ number: contestArchiveFiles.number, hash: contestArchiveFiles.hash })
    .from(contestArchiveFiles)
    .where(filesOf(work, day))
    .orderBy(desc(contestArchiveFiles.number))
    .limit(1)
    .get();
  let [number, hash] = last ? [last.number + 1, last.hash] : [0, one.previousHash];
  for (let row = await getLines(work, day, number); row; row = await getLines(work, day, number)) {
    if (!budget.take()) return false;
    hash = await chainHash(hash, row.lines, sha256);
    if (hash !== row.hash) throw new Error(`part ${number} of ${contestId}, ${day} is not as it was hashed`);
    const file = { contestId, name: linesOf(day), number };
    await storeFile(bucket, rowsKey(file), row.lines.join("\n"));
    const rows = row.lines.length;
    await db
      .insert(contestArchiveFiles)
      .values({ ...file, first: [], last: [], rows, hash })
      .onConflictDoNothing();
    number += 1;
  }
  if (hash !== one.hash) throw new Error(`${contestId}, ${day} is not as it was hashed`);
  await db.batch([
    db.insert(contestArchivedDays).values({ contestId, day, parts: number, at: now }).onConflictDoNothing(),
    db.delete(contestArchiveFiles).where(filesOf(work, day)),
  ]);
  return true;
}

/** Deletes the lines part by part, which is possible once they are files. */
async function emptyDay({ db, season, budget }: ArchiveWork, day: string): Promise<boolean> {
  const parts = await db
    .select({ part: contestLedgerParts.part })
    .from(contestLedgerParts)
    .where(and(eq(contestLedgerParts.contestId, season.id), eq(contestLedgerParts.day, day)))
    .orderBy(asc(contestLedgerParts.part));
  for (const { part } of parts) {
    if (!budget.take()) return false;
    await db.run(sql`delete from contest_ledger_parts
      where contest_id = ${season.id} and day = ${day} and part = ${part}`);
  }
  return true;
}

/**
 * Makes files of the lines of a contest's published days, and deletes those of earlier runs: a call that found a day in
 * the database has long been answered by then. False if something is left to do.
 */
export async function archiveDays(work: ArchiveWork): Promise<boolean> {
  const days = await daysWithLines(work);
  for (const one of days) {
    const isWhole = one.isArchived ? await emptyDay(work, one.day) : await storeDay(work, one);
    if (!isWhole) return false;
  }
  return days.every(({ isArchived }) => isArchived);
}
