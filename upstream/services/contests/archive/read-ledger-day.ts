import { and, eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestArchivedDays } from "../../schema/contest-archives.ts";
import { contestLedgerDays } from "../../schema/contests.ts";
import type { ContestStores } from "../contest-stores.ts";
import { linesOf, rowsKey } from "./archive-files.ts";

/**
 * Lines after which an answer ends with the part that it is in: a part has at most 4,000, so it has at most 8,000, some
 * two megabytes. The edge accepts answers of four.
 */
const ENOUGH_LINES = 4_001;
/** Parts looked at for an answer. Those of one day's picks, and of each day settled since, may be short. */
const MOST_PARTS = 12;

interface Day {
  contestId: string;
  day: string;
}

interface PartOfDay {
  lines: string[];
  /** Of the part behind these lines, if there is one. */
  nextPart: number | undefined;
}

async function partsInDatabase(db: DrizzleD1Database, { contestId, day }: Day, from: number): Promise<PartOfDay> {
  const parts = await db.all<{ part: number; lines: string; hasNext: 0 | 1 }>(sql`
    select p.part, p.lines, exists (select 1 from contest_ledger_parts as n
        where n.contest_id = ${contestId} and n.day = ${day} and n.part = p.part + 1) as hasNext
    from (select part, lines, sum(json_array_length(lines)) over (order by part) - json_array_length(lines) as before
        from contest_ledger_parts where contest_id = ${contestId} and day = ${day}
          and part >= ${from} and part < ${from + MOST_PARTS}) as p
    where p.before < ${ENOUGH_LINES} order by p.part`);
  const last = parts.at(-1);
  return {
    lines: parts.flatMap(({ lines }) => JSON.parse(lines) as string[]),
    nextPart: last?.hasNext === 1 ? last.part + 1 : undefined,
  };
}

/** The hashes of the lines are verified by whoever asks for them. */
async function partsInFiles(
  bucket: R2Bucket,
  { contestId, day }: Day,
  from: number,
  count: number,
): Promise<PartOfDay> {
  const lines: string[] = [];
  let number = from;
  for (; number < Math.min(count, from + MOST_PARTS) && lines.length < ENOUGH_LINES; number += 1) {
    const key = rowsKey({ contestId, name: linesOf(day), number });
    const file = await bucket.get(key);
    if (!file) throw new Error(`${key} is missing`);
    const text = await file.text();
    if (text !== "") lines.push(...text.split("\n"));
  }
  return { lines, nextPart: number < count ? number : undefined };
}

/**
 * A published day from a part of it on, its lines as they were hashed; undefined if nothing is published of the day.
 * Parts are numbered from 0; behind the last one there are no lines.
 */
export async function readLedgerDay(stores: ContestStores, one: Day, from: number) {
  const db = stores.of(one.contestId);
  const ofDay = (table: typeof contestLedgerDays | typeof contestArchivedDays) =>
    and(eq(table.contestId, one.contestId), eq(table.day, one.day));
  const [[day], [archived]] = await db.batch([
    db.select().from(contestLedgerDays).where(ofDay(contestLedgerDays)),
    db.select({ parts: contestArchivedDays.parts }).from(contestArchivedDays).where(ofDay(contestArchivedDays)),
  ]);
  if (!day) return undefined;
  if (!archived) return { ...day, ...(await partsInDatabase(db, one, from)) };
  if (!stores.archive) throw new Error(`${one.contestId} is archived, and CONTEST_ARCHIVE is not bound`);
  return { ...day, ...(await partsInFiles(stores.archive, one, from, archived.parts)) };
}
