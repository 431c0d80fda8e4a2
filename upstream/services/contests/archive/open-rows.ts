import { desc, eq, inArray } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestArchives } from "../../schema/contest-archives.ts";
import type { ContestSeason } from "../calendar/seasons.ts";
import type { ContestRows } from "../contest-rows.ts";
import type { ContestStores } from "../contest-stores.ts";
import { storedRows } from "../stored-rows.ts";
import { archivedRows } from "./archived-rows.ts";
import type { Archived } from "./read-archive.ts";

const COLUMNS = { contestId: contestArchives.contestId, hash: contestArchives.hash };

const archivedIn = (db: DrizzleD1Database, contestId: string): Promise<Archived | undefined> =>
  db.select(COLUMNS).from(contestArchives).where(eq(contestArchives.contestId, contestId)).get();

/** Which of some contests are archived, or of all, latest first. */
export const allArchivedIn = (db: DrizzleD1Database, contestIds?: readonly string[]): Promise<Archived[]> =>
  db
    .select(COLUMNS)
    .from(contestArchives)
    .where(contestIds && inArray(contestArchives.contestId, [...contestIds]))
    .orderBy(desc(contestArchives.at))
    .all();

export function rowsOfArchived({ archive, of }: ContestStores, season: ContestSeason, archived: Archived): ContestRows {
  if (!archive) throw new Error(`${season.id} is archived, and CONTEST_ARCHIVE is not bound`);
  return archivedRows({ bucket: archive, archived, season, db: of(season.id) });
}

/** Where a contest's entries are read now. `now`: milliseconds of the site's clock. */
export async function openRows(stores: ContestStores, season: ContestSeason, now: number): Promise<ContestRows> {
  const db = stores.of(season.id);
  // One that can be entered is not looked up.
  const archived = now < season.endDate ? undefined : await archivedIn(db, season.id);
  return archived ? rowsOfArchived(stores, season, archived) : storedRows(db, season);
}
