import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { CallContext } from "../calls/call.ts";
import { prepareContest } from "./prepare-contest.ts";
import type { ContestSeason } from "./seasons.ts";

/** Takes the steps of a contest that have come by now. Each can be repeated. `storedAt`: milliseconds of real time. */
export async function bringUpToDate(
  db: DrizzleD1Database,
  season: ContestSeason,
  context: CallContext,
  _times: { storedAt: number },
): Promise<void> {
  await prepareContest(db, season, context);
}
