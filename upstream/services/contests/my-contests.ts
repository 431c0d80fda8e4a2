import { desc, eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { lineText } from "#contract/odds/quarters";
import { contestEntries, contestPicks } from "../schema/contests.ts";

/** Rows of one kind in a download. */
const MOST_OF_FILE = 1000;

/** Everything stored about a member's contests, for their data export. */
export async function myContests(db: DrizzleD1Database, username: string) {
  const [entries, picks] = await db.batch([
    db
      .select()
      .from(contestEntries)
      .where(eq(contestEntries.username, username))
      .orderBy(desc(contestEntries.id))
      .limit(MOST_OF_FILE),
    db
      .select({ pick: contestPicks })
      .from(contestEntries)
      .innerJoin(contestPicks, eq(contestPicks.entryId, contestEntries.id))
      .where(eq(contestEntries.username, username))
      .orderBy(desc(contestPicks.ledgerId))
      .limit(MOST_OF_FILE),
  ]);
  return {
    entries: entries.map(({ contestId, key, at, points, link, linkState }) => ({
      contestId,
      entryId: key,
      at,
      points,
      ...(link !== null && { link }),
      ...(linkState !== null && { linkState }),
    })),
    picks: picks.map(({ pick: { contestId, matchId, market, choice, line, price, placedAt, points } }) => ({
      contestId,
      about: matchId,
      market,
      choice,
      ...(line !== null && { line: lineText(line) }),
      ...(price !== null && { price }),
      at: placedAt,
      points,
    })),
  };
}
