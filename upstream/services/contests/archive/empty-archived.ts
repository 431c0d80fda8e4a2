import { eq, type SQL, sql } from "drizzle-orm";
import { contestArchives } from "../../schema/contest-archives.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import { firstRanked } from "../read-winners.ts";
import type { ArchiveWork } from "./archive-work.ts";

/** Rows per statement: a fraction of a second, during which everything else waits. */
const ROWS_AT_ONCE = 5_000;

/** The contest's first one stays among the entries, so that lists of contests have its winner (read-winners.ts). */
function partsOf({ id, kind }: Pick<ContestSeason, "id" | "kind">): SQL[] {
  const rows = sql`contest_id = ${id} and exists (select 1 from contest_archives where contest_id = ${id})`;
  const winner = firstRanked({ id, kind });
  return [
    sql`contest_picks where rowid in (select rowid from contest_picks where ${rows} limit ${ROWS_AT_ONCE})`,
    sql`contest_ledger where id in (select id from contest_ledger where ${rows} limit ${ROWS_AT_ONCE})`,
    sql`contest_entries where id in
      (select id from contest_entries where ${rows} and id is not ${winner} limit ${ROWS_AT_ONCE})`,
    sql`contest_archive_files where ${rows}`,
  ];
}

/** Deletes an archived contest's rows in parts. False if the run is over before the last of them. */
export async function emptyArchived({ db, season, now, budget }: ArchiveWork): Promise<boolean> {
  for (const part of partsOf(season)) {
    for (let changes = 1; changes > 0; ) {
      changes = (await db.run(sql`delete from ${part}`)).meta.changes;
      if (changes > 0 && !budget.take()) return false;
    }
  }
  await db.update(contestArchives).set({ emptiedAt: now }).where(eq(contestArchives.contestId, season.id));
  return true;
}
