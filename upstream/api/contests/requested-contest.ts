import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestState } from "#contract/contests/contest-state";
import type { CallContext } from "../../matches/call-context.ts";
import { systemClock } from "../../platform/clock.ts";
import { notFound } from "../../platform/envelope.ts";
import { openRows } from "../../services/contests/archive/open-rows.ts";
import { bringUpToDate } from "../../services/contests/bring-up-to-date.ts";
import { type ContestSeason, contestById } from "../../services/contests/calendar/seasons.ts";
import type { ContestRows } from "../../services/contests/contest-rows.ts";
import { type ContestStores, contestStores } from "../../services/contests/contest-stores.ts";
import { refuse } from "../../services/members/refuse.ts";

/** A call's contest, or a 404. `now`: milliseconds of the site's clock. */
export function requestedContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season) throw notFound("contestId", "no such contest");
  return season;
}

interface OpenedContest {
  /** Of its matches and published days. */
  db: DrizzleD1Database;
  /** Its entries, wherever they are. */
  rows: ContestRows;
  stores: ContestStores;
}

/** A contest, once it is up to date. `storedAt`: milliseconds of real time. */
export async function broughtUp(
  season: ContestSeason,
  context: CallContext,
  storedAt = systemClock(),
): Promise<OpenedContest> {
  const stores = contestStores(context.contestBindings);
  const db = stores.of(season.id);
  await bringUpToDate(db, season, context, { storedAt });
  return { db, rows: await openRows(stores, season, context.now), stores };
}

/** The contest of a change, as long as it can be entered. */
export function openContest(contestId: string, now: number): ContestSeason {
  const season = contestById(contestId, now);
  if (!season || contestState(season, now) !== "ongoing") throw refuse("contestClosed");
  return season;
}
