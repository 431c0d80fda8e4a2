import { eq, lte } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { DAY } from "#contract/time/units";
import type { Expired } from "../../platform/delete-in-parts.ts";
import { pushClaims } from "../schema/notices.ts";

/** Milliseconds for which claims are kept: longer than a queue repeats its messages. */
const CLAIMS_KEPT = DAY;

/** Whether a message sends a chunk of pushes: the first that claims it, each time that it is delivered. */
export async function claimChunk(db: DrizzleD1Database, claim: typeof pushClaims.$inferInsert): Promise<boolean> {
  const claimed = await db
    .insert(pushClaims)
    .values(claim)
    .onConflictDoUpdate({
      target: pushClaims.chunk,
      set: { claimedAt: claim.claimedAt },
      setWhere: eq(pushClaims.message, claim.message),
    })
    .returning({ chunk: pushClaims.chunk });
  return claimed.length > 0;
}

export const oldClaims = (now: number): Expired => ({
  table: pushClaims,
  isExpired: lte(pushClaims.claimedAt, now - CLAIMS_KEPT),
});
