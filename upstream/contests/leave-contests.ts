import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestEntries } from "./schema.ts";

/** Takes a member off their entries, and off the videos' links. What was picked and the ledger stay, under random keys. */
export const leaveContestsStatement = (db: DrizzleD1Database, username: string) =>
  db
    .update(contestEntries)
    .set({ username: null, link: null, linkState: null })
    .where(eq(contestEntries.username, username));
