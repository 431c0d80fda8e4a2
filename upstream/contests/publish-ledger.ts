import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import { chainHash, NO_HASH, signDay } from "#contract/contests/ledger-chain";
import { inOneGo } from "../members/in-one-go.ts";
import { batched } from "../store/batched.ts";
import { pickLines, settlementLines } from "./ledger-lines.ts";
import { contestLedgerDays } from "./schema.ts";
import type { ContestSeason } from "./seasons.ts";

/** Lines of a row: some hundred kilobytes. */
const LINES_OF_PART = 4_000;

interface Publication {
  /** Milliseconds of the site's clock. */
  now: number;
  /** The operator's private key; undefined where days are not signed. */
  key: string | undefined;
}

interface Days {
  /** Days of matches that are all locked, the earliest first. */
  locked: string[];
  /** Of all matches. */
  all: string[];
}

async function daysOf(db: DrizzleD1Database, contestId: string, now: number): Promise<Days> {
  const days = await db.all<{ day: string; isLocked: number }>(sql`select day, max(locked_at) <= ${now} as isLocked
    from contest_matches where contest_id = ${contestId} group by day order by day`);
  return { locked: days.filter(({ isLocked }) => isLocked).map(({ day }) => day), all: days.map(({ day }) => day) };
}

async function lastPublished(db: DrizzleD1Database, contestId: string) {
  const [last] = await db
    .select()
    .from(contestLedgerDays)
    .where(eq(contestLedgerDays.contestId, contestId))
    .orderBy(desc(contestLedgerDays.day))
    .limit(1);
  return { day: last?.day ?? "", hash: last?.hash ?? NO_HASH, upTo: last?.upTo ?? 0 };
}

async function lastRow(db: DrizzleD1Database): Promise<number> {
  const [row] = await db.all<{ id: number }>(sql`select coalesce(max(id), 0) as id from contest_ledger`);
  return row?.id ?? 0;
}

/** Writes a day with its lines at once; of two runs the second writes nothing. */
async function storeDay(
  db: DrizzleD1Database,
  day: typeof contestLedgerDays.$inferInsert,
  lines: readonly string[],
): Promise<void> {
  const parts = Array.from({ length: Math.ceil(lines.length / LINES_OF_PART) }, (_, part) =>
    lines.slice(part * LINES_OF_PART, (part + 1) * LINES_OF_PART),
  );
  const isNew: SQL = sql`not exists (select 1 from contest_ledger_days
    where contest_id = ${day.contestId} and day = ${day.day})`;
  await inOneGo(db, [
    ...parts.map((part, index) =>
      batched(
        db,
        sql`insert into contest_ledger_parts (contest_id, day, part, lines)
        select ${day.contestId}, ${day.day}, ${index}, ${JSON.stringify(part)} where ${isNew}`,
      ),
    ),
    db.insert(contestLedgerDays).values(day).onConflictDoNothing(),
  ]);
}

async function publishDay(
  db: DrizzleD1Database,
  { contestId, day, days }: { contestId: string; day: string; days: readonly string[] },
  { now, key }: Publication,
): Promise<void> {
  const before = await lastPublished(db, contestId);
  if (day <= before.day) return;
  const upTo = await lastRow(db);
  const lines = await pickLines(db, { contestId, day });
  for (const one of days) {
    const settled = await settlementLines(db, { contestId, day: one, behind: before.upTo, upTo });
    for (const line of settled) lines.push(line);
  }
  const hash = await chainHash(before.hash, lines);
  const signed = key === undefined ? {} : await signDay({ contestId, day, hash }, key);
  await storeDay(db, { contestId, day, upTo, previousHash: before.hash, hash, ...signed, publishedAt: now }, lines);
}

/**
 * Publishes days all of whose matches are locked, the earliest first: the picks of the day, and what has been settled of the
 * contest since the day before. Once nothing of the contest can change any more, a last file has what was settled since.
 */
export async function publishDays(
  db: DrizzleD1Database,
  { id: contestId }: ContestSeason,
  publication: Publication & { isOver: boolean },
): Promise<void> {
  const { locked, all } = await daysOf(db, contestId, publication.now);
  for (const day of locked) await publishDay(db, { contestId, day, days: all }, publication);
  if (publication.isOver) await publishDay(db, { contestId, day: contestDay(publication.now), days: all }, publication);
}
