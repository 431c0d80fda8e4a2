import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { PUBLISHED_AFTER } from "./publish-ledger.ts";

/** A contest's progress. Days are YYYY-MM-DD, instants milliseconds; null for what has not happened yet. */
export interface Progress {
  preparedTo: string | null;
  madeUpTo: number | null;
  settledTo: number | null;
  endToldAt: number | null;
  /** When the next of its matches is to be checked. */
  lookAt: number | null;
  /** Unsettled matches. */
  unsettled: number;
  publishedTo: string | null;
  /** When the next day is to be published: all its matches are locked by then. */
  publishAt: number | null;
  /** Its rows are files (docs/decisions/0065), and nothing of it changes any more. */
  isArchived: 0 | 1;
}

const NOTHING: Progress = {
  preparedTo: null,
  madeUpTo: null,
  settledTo: null,
  endToldAt: null,
  lookAt: null,
  unsettled: 0,
  publishedTo: null,
  publishAt: null,
  isArchived: 0,
};

/** Read by one statement over the contest's few dozen matches. */
export async function readProgress(db: DrizzleD1Database, contestId: string): Promise<Progress> {
  const row = await db.get<Progress | undefined>(sql`
    with published as materialized (select max(day) as day from contest_ledger_days where contest_id = ${contestId}),
      days as materialized (select day, min(look_at) as look_at, max(locked_at) as locked_at, sum(version = 0) as unsettled
        from contest_matches where contest_id = ${contestId} group by day)
    select p.prepared_to as preparedTo, p.made_up_to as madeUpTo, p.settled_to as settledTo, p.end_told_at as endToldAt,
      (select min(look_at) from days) as lookAt, coalesce((select sum(unsettled) from days), 0) as unsettled,
      (select day from published) as publishedTo,
      (select min(locked_at) + ${PUBLISHED_AFTER} from days where day > coalesce((select day from published), '')) as publishAt,
      exists (select 1 from contest_archives where contest_id = ${contestId}) as isArchived
    from contest_progress as p where p.contest_id = ${contestId}`);
  return row ?? NOTHING;
}
