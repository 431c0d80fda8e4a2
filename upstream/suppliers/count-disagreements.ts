import { and, gt, lte, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import { suppliedMatches } from "./schema.ts";
import { DISAGREEMENT_LASTS } from "./second-witness.ts";

/** Matches of the last 24 hours on whose score, or end, two suppliers still disagree. */
export async function countDisagreements(database: D1Database, now: number): Promise<number> {
  const { kickOff, state } = suppliedMatches;
  const since = sql`json_extract(${state}, '$.aloneSince')`;
  const [row] = await drizzle(database)
    .select({ count: sql<number>`count(*)` })
    .from(suppliedMatches)
    .where(and(gt(kickOff, now - DAY), lte(kickOff, now), lte(since, now - DISAGREEMENT_LASTS)));
  return row?.count ?? 0;
}
