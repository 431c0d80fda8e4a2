import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { EntryRow } from "./entry-wire.ts";

/** The place of an entry on its contest's board; of equal points who entered first. Undefined while nothing is settled. */
export async function rankOfEntry(
  db: DrizzleD1Database,
  { contestId, points, id }: Pick<EntryRow, "contestId" | "points" | "id">,
): Promise<number | undefined> {
  const row = await db.get<{ ahead: number; isSettled: 0 | 1 }>(sql`
    select (select count(*) from contest_entries
        where contest_id = ${contestId} and (points > ${points} or (points = ${points} and id < ${id}))) as ahead,
      (exists (select 1 from contest_matches where contest_id = ${contestId} and version > 0)
        or exists (select 1 from contest_entries where contest_id = ${contestId} and points > 0)) as isSettled`);
  return row?.isSettled ? row.ahead + 1 : undefined;
}
