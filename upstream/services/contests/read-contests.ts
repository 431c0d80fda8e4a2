import { and, asc, eq, exists, gt, inArray, or } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestArchivedDays } from "../schema/contest-archives.ts";
import {
  contestEntries,
  contestLedgerDays,
  contestLedgerParts,
  contestMatches,
  contestProgress,
} from "../schema/contests.ts";
import type { ContestStores } from "./contest-stores.ts";
import type { ContestMatchRow, EntryRow } from "./entry-wire.ts";

/** A member's entry. */
export const getEntry = (db: DrizzleD1Database, contestId: string, username: string): Promise<EntryRow | undefined> =>
  db
    .select()
    .from(contestEntries)
    .where(and(eq(contestEntries.contestId, contestId), eq(contestEntries.username, username)))
    .get();

/** Which of some contests a member has entered. */
export async function enteredBy(
  db: DrizzleD1Database,
  username: string,
  contestIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .select({ contestId: contestEntries.contestId })
    .from(contestEntries)
    .where(and(eq(contestEntries.username, username), inArray(contestEntries.contestId, [...contestIds])));
  return new Set(rows.map(({ contestId }) => contestId));
}

export interface EntryCounts {
  entries: number;
  madeUpEntries: number;
}

/** Number of entries by contest; contests without entries are missing. */
export async function entryCounts(
  { all }: Pick<ContestStores, "all">,
  contestIds: readonly string[],
): Promise<Map<string, EntryCounts>> {
  const ofIds = inArray(contestProgress.contestId, [...contestIds]);
  const rows = await Promise.all(all.map((db) => db.select().from(contestProgress).where(ofIds)));
  return new Map(rows.flat().map((row) => [row.contestId, row]));
}

/** A contest's matches, or those of one of its days, in order of kick-off. */
export const getMatches = (db: DrizzleD1Database, contestId: string, day?: string): Promise<ContestMatchRow[]> =>
  db
    .select()
    .from(contestMatches)
    .where(and(eq(contestMatches.contestId, contestId), day === undefined ? undefined : eq(contestMatches.day, day)))
    .orderBy(asc(contestMatches.day), asc(contestMatches.kickOff), asc(contestMatches.matchId))
    .all();

/** Days whose picks have been published, earliest first; without those on which there was nothing to publish. */
export async function publishedDays(db: DrizzleD1Database, contestId: string): Promise<string[]> {
  const rows = await db
    .select({ day: contestLedgerDays.day })
    .from(contestLedgerDays)
    .where(
      and(
        eq(contestLedgerDays.contestId, contestId),
        or(
          exists(
            db
              .select({ part: contestLedgerParts.part })
              .from(contestLedgerParts)
              .where(
                and(
                  eq(contestLedgerParts.contestId, contestLedgerDays.contestId),
                  eq(contestLedgerParts.day, contestLedgerDays.day),
                ),
              ),
          ),
          exists(
            db
              .select({ parts: contestArchivedDays.parts })
              .from(contestArchivedDays)
              .where(
                and(
                  eq(contestArchivedDays.contestId, contestLedgerDays.contestId),
                  eq(contestArchivedDays.day, contestLedgerDays.day),
                  gt(contestArchivedDays.parts, 0),
                ),
              ),
          ),
        ),
      ),
    )
    .orderBy(asc(contestLedgerDays.day));
  return rows.map(({ day }) => day);
}
