import { eq } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { contestLeavers } from "../schema/contest-archives.ts";
import { contestEntries } from "../schema/contests.ts";
import type { ContestStores } from "./contest-stores.ts";

/** Detaches a member from their entries and deletes their video links. Picks and ledger stay, under random keys. */
export const leaveContestsStatement = (db: DrizzleD1Database, username: string) =>
  db
    .update(contestEntries)
    .set({ username: null, link: null, linkState: null })
    .where(eq(contestEntries.username, username));

/** Notes an erased member for `detachLeavers`. */
export const noteLeaverStatement = (db: DrizzleD1Database, username: string) =>
  db.insert(contestLeavers).values({ username }).onConflictDoNothing();

/** Members per run; the next run continues. */
const AT_ONCE = 100;

/** Detaches erased members from entries in other databases than theirs; repeatable until it is done. */
export async function detachLeavers({ all, members }: Pick<ContestStores, "all" | "members">): Promise<void> {
  const leavers = await members.select().from(contestLeavers).limit(AT_ONCE);
  for (const { username } of leavers) {
    for (const db of all) if (db !== members) await leaveContestsStatement(db, username);
    await members.delete(contestLeavers).where(eq(contestLeavers.username, username));
  }
}
