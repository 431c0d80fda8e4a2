import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { PickMarket } from "../schema/contests.ts";

/** Picks settled in one batch: D1 ends a statement after 30 seconds, and nothing else is written meanwhile. */
export const PICKS_AT_ONCE = 5_000;

/** Picks of a market on a match or a place, from behind one row number up to another. */
export interface Chunk {
  market: PickMarket;
  after: number;
  upTo: number;
}

/** For statements that call the table of picks `p`; true of every pick without a chunk. */
export const isIn = (chunk: Chunk | undefined): SQL =>
  chunk ? sql`p.market = ${chunk.market} and p.rowid > ${chunk.after} and p.rowid <= ${chunk.upTo}` : sql`true`;

/**
 * Chunks of those of a market's picks `p` of which `which` is true, one after another: each is asked for once the one
 * before is settled. `which` fixes contest and match, so that the index of a match's picks leads from chunk to chunk.
 */
export async function* chunksOfPicks(
  db: DrizzleD1Database,
  { market, which, atOnce }: { market: PickMarket; which: SQL; atOnce: number },
): AsyncGenerator<Chunk> {
  for (let after = 0; ; ) {
    const [last] = await db.all<{ upTo: number }>(sql`select p.rowid as upTo from contest_picks as p
      where ${which} and ${isIn({ market, after, upTo: Number.MAX_SAFE_INTEGER })}
      order by p.rowid limit 1 offset ${atOnce - 1}`);
    yield { market, after, upTo: last?.upTo ?? Number.MAX_SAFE_INTEGER };
    if (!last) return;
    after = last.upTo;
  }
}
