import { createHash } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import {
  chainHash,
  type DaySignature,
  NO_HASH,
  type Sha256,
  type SignedDay,
  signDay,
} from "#contract/contests/ledger-chain";
import { contestLedgerDays, contestLedgerParts } from "../schema/contests.ts";
import { type LinesPage, pickLines, settlementLines } from "./ledger-lines.ts";

/** Lines per row: some hundred kilobytes. */
const LINES_OF_PART = 4_000;
/** Parts written per run; the next run continues. */
const PARTS_AT_ONCE = 25;

export interface Publication {
  /** Milliseconds of the site's clock. */
  now: number;
  /** The operator's private key; undefined if days are not signed. */
  key: string | undefined;
}

export interface Day {
  contestId: string;
  day: string;
  /** All match days, earliest first: this file contains what was settled of them since the last file. */
  days: readonly string[];
}

/** Ten times as fast as Web Crypto, which is awaited for each line. */
export const sha256: Sha256 = (text) => createHash("sha256").update(text).digest("hex");

/** How far a day has been written. */
type Place = Pick<typeof contestLedgerParts.$inferSelect, "part" | "hash" | "source" | "after" | "upTo">;

const FIRST_PART = -1;

export async function lastPublished(db: DrizzleD1Database, contestId: string) {
  const last = await db
    .select()
    .from(contestLedgerDays)
    .where(eq(contestLedgerDays.contestId, contestId))
    .orderBy(desc(contestLedgerDays.day))
    .limit(1)
    .get();
  return { day: last?.day ?? "", hash: last?.hash ?? NO_HASH, upTo: last?.upTo ?? 0 };
}

async function lastRow(db: DrizzleD1Database): Promise<number> {
  const row = await db.get<{ id: number }>(sql`select coalesce(max(id), 0) as id from contest_ledger`);
  return row?.id ?? 0;
}

/** The last written part of a day; if there is none, the initial values of the first. */
async function getPlace(db: DrizzleD1Database, { contestId, day }: Day, previousHash: string): Promise<Place> {
  const { part, hash, source, after, upTo } = contestLedgerParts;
  const last = await db
    .select({ part, hash, source, after, upTo })
    .from(contestLedgerParts)
    .where(and(eq(contestLedgerParts.contestId, contestId), eq(contestLedgerParts.day, day)))
    .orderBy(desc(part))
    .limit(1)
    .get();
  return last ?? { part: FIRST_PART, hash: previousHash, source: 0, after: 0, upTo: await lastRow(db) };
}

/** Which of the days have settlements up to a row that are not in any file yet. */
async function settledDays(
  db: DrizzleD1Database,
  { contestId, days }: Day,
  { behind, upTo }: { behind: number; upTo: number },
): Promise<ReadonlySet<string>> {
  const rows = await db.all<{ day: string }>(sql`select value as day from json_each(${JSON.stringify(days)})
    where exists (select 1 from contest_ledger where contest_id = ${contestId} and day = value and kind = 'settle'
      and id > ${behind} and id <= ${upTo})`);
  return new Set(rows.map(({ day }) => day));
}

/** Ledger rows by source: first the day's picks, then each day's settlements. */
function read(db: DrizzleD1Database, day: Day, place: Place, behind: number): Promise<LinesPage> {
  const { source, after, upTo } = place;
  const { contestId } = day;
  if (source === 0) return pickLines(db, { contestId, day: day.day, after, limit: LINES_OF_PART });
  const of = day.days[source - 1] ?? "";
  return settlementLines(db, { contestId, day: of, after: Math.max(after, behind), limit: LINES_OF_PART, upTo });
}

/** The next part of a day; undefined if nothing is left. */
async function nextPart(
  db: DrizzleD1Database,
  day: Day,
  { place, behind, settled }: { place: Place; behind: number; settled: ReadonlySet<string> },
) {
  for (let { source, after } = place; source <= day.days.length; source += 1, after = 0) {
    if (source > 0 && !settled.has(day.days[source - 1] ?? "")) continue;
    const { lines, last } = await read(db, day, { ...place, source, after }, behind);
    if (last === undefined) continue;
    const hash = await chainHash(place.hash, lines, sha256);
    const isLast = lines.length < LINES_OF_PART;
    const rest = isLast ? { source: source + 1, after: 0 } : { source, after: last };
    return { part: place.part + 1, lines, hash, ...rest, upTo: place.upTo };
  }
  return undefined;
}

/** Of two concurrent runs one writes a part. Nothing is added to a published day. */
const storePart = (
  db: DrizzleD1Database,
  { contestId, day }: Day,
  { part, lines, hash, source, after, upTo }: Place & { lines: readonly string[] },
) =>
  db.run(sql`insert into contest_ledger_parts (contest_id, day, part, lines, hash, source, after, up_to)
    select ${contestId}, ${day}, ${part}, ${JSON.stringify(lines)}, ${hash}, ${source}, ${after}, ${upTo}
    where not exists (select 1 from contest_ledger_days where contest_id = ${contestId} and day = ${day})
    on conflict do nothing`);

/** Undefined if the operator's key is invalid: the day then waits for a valid one without delaying other steps. */
async function getSignature(day: SignedDay, key: string | undefined): Promise<Partial<DaySignature> | undefined> {
  if (key === undefined) return {};
  try {
    return await signDay(day, key);
  } catch (error) {
    console.error(JSON.stringify({ event: "contest_day_not_signed", day: day.day, reason: String(error) }));
    return undefined;
  }
}

/** Stored only after exactly its own parts. Returns whether it is published. */
async function storeDay(
  db: DrizzleD1Database,
  { contestId, day }: Day,
  { place, previousHash }: { place: Place; previousHash: string },
  { now, key }: Publication,
): Promise<boolean> {
  const { hash, upTo, part } = place;
  const signed = await getSignature({ contestId, day, hash }, key);
  if (!signed) return false;
  const { signature = null, publicKey = null } = signed;
  await db.run(sql`insert into contest_ledger_days
      (contest_id, day, up_to, previous_hash, hash, signature, public_key, published_at)
    select ${contestId}, ${day}, ${upTo}, ${previousHash}, ${hash}, ${signature}, ${publicKey}, ${now}
    where ${part - FIRST_PART} = (select count(*) from contest_ledger_parts
      where contest_id = ${contestId} and day = ${day})
    on conflict do nothing`);
  return true;
}

/**
 * Writes a day part by part; a long one takes more than one run. Returns whether it is published, so that the next one
 * can follow.
 */
export async function publishDay(db: DrizzleD1Database, day: Day, publication: Publication): Promise<boolean> {
  const before = await lastPublished(db, day.contestId);
  if (day.day <= before.day) return true;
  let place = await getPlace(db, day, before.hash);
  const settled = await settledDays(db, day, { behind: before.upTo, upTo: place.upTo });
  for (let written = 0; written < PARTS_AT_ONCE; written += 1) {
    const next = await nextPart(db, day, { place, behind: before.upTo, settled });
    if (!next) return storeDay(db, day, { place, previousHash: before.hash }, publication);
    const { meta } = await storePart(db, day, next);
    // If another run was faster, continue after its part.
    if (meta.changes === 0) return publishDay(db, day, publication);
    place = next;
  }
  return false;
}
