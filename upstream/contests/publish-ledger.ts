import { sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestDay } from "#contract/contests/contest-days";
import { lastPublished, type Publication, publishDay } from "./publish-day.ts";
import type { ContestSeason } from "./seasons.ts";

/** Milliseconds behind the last lock: a pick that was sent in time, and is still on its way, is in the file. */
export const PUBLISHED_AFTER = 60_000;

interface Days {
  /** Days of matches that are all locked, the earliest first. */
  locked: string[];
  /** Of all matches. */
  all: string[];
}

async function daysOf(db: DrizzleD1Database, contestId: string, now: number): Promise<Days> {
  const days = await db.all<{
    day: string;
    isLocked: number;
  }>(sql`select day, max(locked_at) + ${PUBLISHED_AFTER} <= ${now} as isLocked
    from contest_matches where contest_id = ${contestId} group by day order by day`);
  return { locked: days.filter(({ isLocked }) => isLocked).map(({ day }) => day), all: days.map(({ day }) => day) };
}

interface Due {
  contestId: string;
  /** Names of files, the earliest first; those that are out are left. */
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
 * Publishes days all of whose matches are locked, the earliest first: the picks of the day, and what has been settled of the
 * contest since the day before. Once nothing of the contest can change any more, a last file has what was settled since.
 */
export async function publishDays(
  db: DrizzleD1Database,
  { id: contestId }: ContestSeason,
  publication: Publication & { isOver: boolean },
): Promise<void> {
  const { locked, all } = await daysOf(db, contestId, publication.now);
  const due = [...locked, ...(publication.isOver ? [contestDay(publication.now)] : [])];
  await publishDue(db, { contestId, due, days: all }, publication);
}

/** Publishes the picks of a tournament once its deadline has passed, and once it is over a file with what was settled since. */
export async function publishPlaces(
  db: DrizzleD1Database,
  { id: contestId, endDate }: ContestSeason,
  publication: Publication & { isOver: boolean },
): Promise<void> {
  const day = contestDay(endDate);
  const due = [day, ...(publication.isOver ? [contestDay(publication.now)] : [])];
  await publishDue(db, { contestId, due, days: [day] }, publication);
}
