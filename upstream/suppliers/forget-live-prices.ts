import { and, eq, gte, inArray, lt } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import { deleteInParts } from "../platform/delete-in-parts.ts";
import { suppliedMatches, suppliedPrices } from "./schema.ts";

/** How long prices in play are kept: with a row a minute per match, they are the bulk of suppliers' data. */
const READ_FOR = 7 * DAY;
/** Matches are visited hourly over this period, in case a clock stands still for days. */
const VISITED_FOR = 30 * DAY;

/** Deletes prices in play of matches that ended a week ago; those before kick-off are kept. `now` in milliseconds. */
export function forgetLivePrices(database: D1Database, now: number): Promise<void> {
  const db = drizzle(database);
  const { id, kickOff } = suppliedMatches;
  const isOld = and(gte(kickOff, now - READ_FOR - VISITED_FOR), lt(kickOff, now - READ_FOR));
  const old = db.select({ id }).from(suppliedMatches).where(isOld);
  const isExpired = and(eq(suppliedPrices.isLive, true), inArray(suppliedPrices.matchId, old));
  return deleteInParts(db, { table: suppliedPrices, isExpired });
}
