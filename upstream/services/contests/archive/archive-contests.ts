import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { HOUR } from "#contract/time/units";
import { anyContestById, type ContestSeason } from "../calendar/seasons.ts";
import { isClosed } from "../contest-steps.ts";
import type { ContestStores } from "../contest-stores.ts";
import { readProgress } from "../read-progress.ts";
import { archiveDays } from "./archive-days.ts";
import { type ArchiveWork, Budget } from "./archive-work.ts";
import { emptyArchived } from "./empty-archived.ts";
import { writeArchive } from "./write-archive.ts";

/**
 * How long after its last file a contest stays in the database. That file is written once no result can be corrected any
 * more (two days after the last kick-off), so that this is time for an operator to look.
 */
export const CLOSED_FOR = 12 * HOUR;

/** Files written and parts deleted in a run. */
const MOST_OF_RUN = 100;

/** Contests with rows that belong into files, now or later. */
async function openContests(db: DrizzleD1Database): Promise<ContestSeason[]> {
  const rows = await db.all<{ id: string }>(sql`select p.contest_id as id from contest_progress as p
    where not exists (select 1 from contest_archives as a
      where a.contest_id = p.contest_id and a.emptied_at is not null)
      and exists (select 1 from contest_ledger_days as d where d.contest_id = p.contest_id)`);
  return rows.flatMap(({ id }) => anyContestById(id) ?? []);
}

async function isReady({ db, season, now }: ArchiveWork): Promise<boolean> {
  if (!isClosed(await readProgress(db, season.id), season)) return false;
  const last = await db.get<{ at: number }>(
    sql`select max(published_at) as at from contest_ledger_days where contest_id = ${season.id}`,
  );
  return last !== undefined && now >= last.at + CLOSED_FOR;
}

/** Takes a contest one step further: its days, its rows, and by a later run the end of these. True if none is left. */
export async function archiveContest(work: ArchiveWork): Promise<boolean> {
  const { isArchived } = await readProgress(work.db, work.season.id);
  if (isArchived) return emptyArchived(work);
  if (!(await archiveDays(work))) return false;
  if (await isReady(work)) {
    await writeArchive(work);
    return false;
  }
  return true;
}

/**
 * Moves published days and closed contests into files, as much as a run may; each step can be repeated, and interrupted
 * anywhere. Returns whether more is left. `now`: milliseconds of the site's clock.
 */
export async function archiveContests({ all, archive: bucket }: ContestStores, now: number): Promise<boolean> {
  if (!bucket) return false;
  const budget = new Budget(MOST_OF_RUN);
  let isLeft = false;
  for (const db of all)
    for (const season of await openContests(db)) {
      const isDone = await archiveContest({ db, bucket, season, now, budget });
      isLeft ||= !isDone;
    }
  return isLeft;
}
