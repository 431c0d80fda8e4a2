import type { DrizzleD1Database } from "drizzle-orm/d1";
import { refuse } from "../members/refuse.ts";
import { contestEntries } from "../schema/contests.ts";
import { newEntryKey } from "./enter-contest.ts";
import { getEntry } from "./read-contests.ts";

interface EnteringVideo {
  contestId: string;
  username: string;
  /** As returned by `videoLink`. */
  link: string;
  /** Milliseconds of the site's clock. */
  at: number;
}

/** Enters a member with a video, which then waits for an operator. Each member and each video only once. */
export async function enterVideo(db: DrizzleD1Database, entering: EnteringVideo): Promise<void> {
  const [made] = await db
    .insert(contestEntries)
    .values({ ...entering, key: newEntryKey(), linkState: "waiting" })
    .onConflictDoNothing()
    .returning({ id: contestEntries.id });
  if (made) return;
  throw refuse((await getEntry(db, entering.contestId, entering.username)) ? "contestEntered" : "videoTaken");
}
