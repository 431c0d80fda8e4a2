import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { isRanked, LEAST_SETTLED } from "#contract/contests/points";
import type { ContestKind } from "#contract/tables/contest-types";
import type { EntryRow } from "./entry-wire.ts";

/** An entry's rank on its contest's board; equal points share one. Undefined without enough settled picks. */
export async function rankOfEntry(
  db: DrizzleD1Database,
  kind: ContestKind,
  entry: Pick<EntryRow, "contestId" | "points" | "settled">,
): Promise<number | undefined> {
  if (!isRanked(kind, entry)) return undefined;
  const { contestId, points } = entry;
  const row = await db.get<{ ahead: number }>(sql`select count(*) as ahead from contest_entries
    where contest_id = ${contestId} and points > ${points} and settled >= ${LEAST_SETTLED[kind]}`);
  return (row?.ahead ?? 0) + 1;
}
