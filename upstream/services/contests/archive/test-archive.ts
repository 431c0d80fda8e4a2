import { sql } from "drizzle-orm";
import type { ContestSeason } from "../calendar/seasons.ts";
import { publishDays } from "../publish-ledger.ts";
import { db, startContest } from "../test-settlement.ts";
import { CLOSED_FOR } from "./archive-contests.ts";

const DAYS_LATER = Date.parse("2026-11-27T12:00:00+07:00");
/** When it is archived. */
export const LATER = DAYS_LATER + CLOSED_FOR;

/** A contest of which nothing changes any more. */
export async function startClosed(): Promise<ContestSeason> {
  const { season, end, settle, one } = await startContest();
  end("m1", [2, 1]);
  end("m2", [1, 0]);
  await settle();
  await settle(DAYS_LATER);
  await publishDays(db, season, { now: DAYS_LATER, key: undefined, isOver: true });
  await db.run(sql`update contest_entries set settled = 20 where id = ${one}`);
  return season;
}
