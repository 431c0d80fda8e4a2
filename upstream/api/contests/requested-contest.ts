import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { contestState } from "#contract/contests/contest-state";
import type { CallContext } from "../../matches/call-context.ts";
import { systemClock } from "../../platform/clock.ts";
import { notFound } from "../../platform/envelope.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { type ContestSeason, contestById } from "../../services/contests/calendar/seasons.ts";
import { refuse } from "../../services/members/refuse.ts";

/** A call's contest, or a 404. `now`: milliseconds of the site's clock. */
export function requestedContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season) throw notFound("contestId", "no such contest");
  return season;
}

/** The database, once a contest is up to date. */
export async function broughtUp(season: ContestSeason, context: CallContext): Promise<DrizzleD1Database> {
  const db = drizzle(context.news.database);
  await bringUpToDate(db, season, context, { storedAt: systemClock() });
  return db;
}

/** The contest of a change, as long as it can be entered. */
export function openContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season || contestState(season, now) !== "ongoing") throw refuse("contestClosed");
  return season;
}
