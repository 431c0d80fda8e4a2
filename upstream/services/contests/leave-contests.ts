import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestEntries } from "../schema/contests.ts";

/** Detaches a member from their entries and deletes their video links. Picks and ledger stay, under random keys. */
export const leaveContestsStatement = (db: DrizzleD1Database, username: string) =>
  db
    .update(contestEntries)
    .set({ username: null, link: null, linkState: null })
    .where(eq(contestEntries.username, username));
