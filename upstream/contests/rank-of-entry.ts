import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { EntryRow } from "./entry-wire.ts";
import { isSettled } from "./read-board.ts";

/** An entry's rank on its contest's board; equal points share one. Undefined until something is settled. */
export async function rankOfEntry(
  db: DrizzleD1Database,
  { contestId, points }: Pick<EntryRow, "contestId" | "points">,
): Promise<number | undefined> {
  const row = await db.get<{ ahead: number; isSettled: 0 | 1 }>(sql`
    select (select count(*) from contest_entries where contest_id = ${contestId} and points > ${points}) as ahead,
      ${isSettled(contestId)} as isSettled`);
  return row?.isSettled ? row.ahead + 1 : undefined;
}
