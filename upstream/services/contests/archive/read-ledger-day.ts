import { and, asc, eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { atATime } from "../../../platform/at-a-time.ts";
import { contestArchivedDays } from "../../schema/contest-archives.ts";
import { contestLedgerDays, contestLedgerParts } from "../../schema/contests.ts";
import type { ContestStores } from "../contest-stores.ts";
import { linesOf, rowsKey } from "./archive-files.ts";

/** Files read at once. */
const AT_ONCE = 4;

interface Day {
  contestId: string;
  day: string;
}

async function linesInDatabase(db: DrizzleD1Database, { contestId, day }: Day): Promise<string[]> {
  const parts = await db
    .select({ lines: contestLedgerParts.lines })
    .from(contestLedgerParts)
    .where(and(eq(contestLedgerParts.contestId, contestId), eq(contestLedgerParts.day, day)))
    .orderBy(asc(contestLedgerParts.part));
  return parts.flatMap(({ lines }) => lines);
}

/** The hashes of the lines are verified by whoever asks for them. */
async function linesInFiles(bucket: R2Bucket, { contestId, day }: Day, parts: number): Promise<string[]> {
  const numbers = Array.from({ length: parts }, (_, number) => number);
  const texts = await atATime(AT_ONCE, numbers, async (number) => {
    const key = rowsKey({ contestId, name: linesOf(day), number });
    const file = await bucket.get(key);
    if (!file) throw new Error(`${key} is missing`);
    return file.text();
  });
  return texts.flatMap((text) => text.split("\n"));
}

/** A published day with its lines as they were hashed; undefined if nothing is published of it. */
export async function readLedgerDay(stores: ContestStores, one: Day) {
  const db = stores.of(one.contestId);
  const ofDay = (table: typeof contestLedgerDays | typeof contestArchivedDays) =>
    and(eq(table.contestId, one.contestId), eq(table.day, one.day));
  const [[day], [archived]] = await db.batch([
    db.select().from(contestLedgerDays).where(ofDay(contestLedgerDays)),
    db.select({ parts: contestArchivedDays.parts }).from(contestArchivedDays).where(ofDay(contestArchivedDays)),
  ]);
  if (!day) return undefined;
  if (!archived) return { ...day, lines: await linesInDatabase(db, one) };
  if (!stores.archive) throw new Error(`${one.contestId} is archived, and CONTEST_ARCHIVE is not bound`);
  return { ...day, lines: await linesInFiles(stores.archive, one, archived.parts) };
}
