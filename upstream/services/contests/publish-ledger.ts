import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import type { ContestSeason } from "./calendar/seasons.ts";
import { lastPublished, type Publication, publishDay } from "./publish-day.ts";

/** Milliseconds after the last lock, so that the file includes picks sent in time that are still in flight. */
export const PUBLISHED_AFTER = 60_000;

interface Days {
  /** Days whose matches are all locked, earliest first. */
  locked: string[];
  /** Every match day. */
  all: string[];
}

async function getDays(db: DrizzleD1Database, contestId: string, now: number): Promise<Days> {
  const days = await db.all<{
    day: string;
    isLocked: number;
  }>(sql`select day, max(locked_at) + ${PUBLISHED_AFTER} <= ${now} as isLocked
    from contest_matches where contest_id = ${contestId} group by day order by day`);
  return { locked: days.filter(({ isLocked }) => isLocked).map(({ day }) => day), all: days.map(({ day }) => day) };
}

interface Due {
  contestId: string;
  /** Names of files, earliest first; published ones are skipped. */
  due: readonly string[];
  days: readonly string[];
}

async function publishDue(
  db: DrizzleD1Database,
  { contestId, due, days }: Due,
  publication: Publication,
): Promise<void> {
  const last = await lastPublished(db, contestId);
  for (const day of due.filter((one) => one > last.day)) {
    const isOut = await publishDay(db, { contestId, day, days }, publication);
    if (!isOut) return;
  }
}

/**
 * Publishes days whose matches are all locked, earliest first: the day's picks, and what was settled in the contest
 * since the previous day. Once nothing in the contest can change any more, a last file holds what was settled since.
 */
export async function publishDays(
  db: DrizzleD1Database,
  { id: contestId }: ContestSeason,
  publication: Publication & { isOver: boolean },
): Promise<void> {
  const { locked, all } = await getDays(db, contestId, publication.now);
  const due = [...locked, ...(publication.isOver ? [contestDay(publication.now)] : [])];
  await publishDue(db, { contestId, due, days: all }, publication);
}

/** Publishes a tournament's picks after its deadline and, once it is over, a file with what was settled since. */
export async function publishPlaces(
  db: DrizzleD1Database,
  { id: contestId, endDate }: ContestSeason,
  publication: Publication & { isOver: boolean },
): Promise<void> {
  const day = contestDay(endDate);
  const due = [day, ...(publication.isOver ? [contestDay(publication.now)] : [])];
  await publishDue(db, { contestId, due, days: [day] }, publication);
}
