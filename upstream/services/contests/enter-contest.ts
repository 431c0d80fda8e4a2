import type { DrizzleD1Database } from "drizzle-orm/d1";
import { newName } from "../../platform/secrets.ts";
import { contestEntries } from "../schema/contests.ts";
import type { EntryRow } from "./entry-wire.ts";
import { getEntry } from "./read-contests.ts";

const KEY_LENGTH = 16;

/** The public key of an entry, also used in the ledger. */
export const newEntryKey = (): string => newName(KEY_LENGTH);

interface Entering {
  contestId: string;
  username: string;
  /** Milliseconds of the site's clock. */
  at: number;
}

/** Enters a member once; of two concurrent calls only one is the first. */
export async function enterContest(
  db: DrizzleD1Database,
  { contestId, username, at }: Entering,
): Promise<{ entry: EntryRow; isNew: boolean }> {
  const [made] = await db
    .insert(contestEntries)
    .values({ contestId, username, at, key: newEntryKey() })
    .onConflictDoNothing({ target: [contestEntries.contestId, contestEntries.username] })
    .returning();
  if (made) return { entry: made, isNew: true };
  const entry = await getEntry(db, contestId, username);
  if (!entry) throw new Error("an entry was neither stored nor there");
  return { entry, isNew: false };
}
