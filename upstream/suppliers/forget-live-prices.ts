import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import { deleteInParts } from "../platform/delete-in-parts.ts";
import { suppliedMatches, suppliedPrices } from "./schema.ts";

/** How long prices in play can be read: a row a minute of each match, the most of all that suppliers send. */
const READ_FOR = 7 * DAY;
/** Matches are visited each hour for so long, in case a clock stands still for days. */
const VISITED_FOR = 30 * DAY;

/** Deletes prices in play of matches that are over for a week; those before kick-off stay. `now` in milliseconds. */
export function forgetLivePrices(database: D1Database, now: number): Promise<void> {
  const db = drizzle(database);
  const { id, kickOff } = suppliedMatches;
  const isOld = and(gte(kickOff, now - READ_FOR - VISITED_FOR), lt(kickOff, now - READ_FOR));
  const old = db.select({ id }).from(suppliedMatches).where(isOld);
  const isExpired = and(eq(suppliedPrices.isLive, true), inArray(suppliedPrices.matchId, old));
  return deleteInParts(db, { table: suppliedPrices, isExpired });
}
