import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { contestState } from "#contract/contests/contest-state";
import { bringUpToDate } from "../../contests/bring-up-to-date.ts";
import { type ContestSeason, contestById } from "../../contests/seasons.ts";
import { systemClock } from "../../http/clock.ts";
import { notFound } from "../../http/envelope.ts";
import { refuse } from "../../members/refuse.ts";
import type { CallContext } from "../call.ts";

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
