import { eq, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { MATCHES_OF_DAY, openHours } from "#contract/contests/contest-days";
import { addDays } from "#contract/time/zone";
import type { CallContext } from "../../matches/call-context.ts";
import { batched } from "../../platform/batched.ts";
import { contestMatches, contestProgress } from "../schema/contests.ts";
import type { ContestSeason } from "./calendar/seasons.ts";
import { type ChosenMatch, chooseMatches } from "./choose-matches.ts";

/**
 * Milliseconds after its end for which a contest is still prepared, as long as it is listed. Older ones stay as they
 * are.
 */
const PREPARED_FOR = 36 * 86_400_000;

/** A day's matches are chosen when the previous day opens, so that its featured team is announced in time. */
const preparedFrom = (day: string): number => openHours(addDays(day, -1)).from;

const preparedTo = async (db: DrizzleD1Database, contestId: string): Promise<string | undefined> =>
  (await db.select().from(contestProgress).where(eq(contestProgress.contestId, contestId)).get())?.preparedTo ??
  undefined;

/**
 * When a contest's next day is to be prepared, in milliseconds; undefined if none is left. `to`: the last prepared day.
 */
export function nextPreparation(
  { days, sport, endDate }: ContestSeason,
  to: string | undefined,
  now: number,
): number | undefined {
  if (sport === undefined || now > endDate + PREPARED_FOR) return undefined;
  const next = days?.find((day) => to === undefined || day > to);
  return next === undefined ? undefined : preparedFrom(next);
}

/** Stores a day's matches together with the prepared marker; of two concurrent runs the first wins. */
async function storeDay(
  db: DrizzleD1Database,
  contestId: string,
  day: string,
  chosen: readonly ChosenMatch[],
): Promise<void> {
  // A match that moved to another day stays on its first one.
  const matches = sql`insert into ${contestMatches}
      (contest_id, match_id, day, kick_off, locked_at, featured_team_id, look_at)
    select ${contestId}, value->>'matchId', ${day}, value->>'kickOff', value->>'lockedAt',
      value->>'featuredTeamId', value->>'kickOff'
    from json_each(${JSON.stringify(chosen)})
    where not exists (select 1 from ${contestProgress} where contest_id = ${contestId} and prepared_to >= ${day})
    on conflict do nothing`;
  await db.batch([
    batched(db, matches),
    db
      .insert(contestProgress)
      .values({ contestId, preparedTo: day })
      .onConflictDoUpdate({
        target: contestProgress.contestId,
        set: { preparedTo: sql`max(coalesce(${contestProgress.preparedTo}, ''), ${day})` },
      }),
  ]);
}

/**
 * Stores the matches of a contest's days that are due. Each day is evaluated at the instant at which it was due, so
 * that the result does not depend on when this runs. Idempotent.
 */
export async function prepareContest(
  db: DrizzleD1Database,
  season: ContestSeason,
  context: CallContext,
): Promise<void> {
  const { id, days, kind, sport, endDate } = season;
  const due = (days ?? []).filter((day) => preparedFrom(day) <= context.now);
  const last = due.at(-1);
  if (sport === undefined || last === undefined || context.now > endDate + PREPARED_FOR) return;
  const done = await preparedTo(db, id);
  if (done !== undefined && done >= last) return;
  const isOfLines = kind === "prediction";
  const choice = { sport, isOfLines, most: MATCHES_OF_DAY[isOfLines ? "prediction" : "score"] };
  for (const day of due) {
    if (done !== undefined && day <= done) continue;
    await storeDay(db, id, day, await chooseMatches(day, choice, { ...context, now: preparedFrom(day) }));
  }
}
