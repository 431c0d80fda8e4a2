import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { inOneGo } from "../../platform/batched.ts";
import { ownerChanges } from "../schema/follow.ts";
import { users } from "../schema/members.ts";
import type { FavouriteStores } from "./favourite-stores.ts";
import { forgetStatements, moveStatement } from "./favourites.ts";

/** Members per statement. */
const AT_ONCE = 100;
/** In seconds; longer than a call takes, which may have read the member as they were before. */
const REPEATED_AFTER = 60;

const now = sql`unixepoch()`;

/**
 * Notes that a member has another country or is erased, in the transaction of that: their favourites, which may be in
 * another database, follow.
 */
export const noteOwnerStatement = (db: DrizzleD1Database, username: string) =>
  db
    .insert(ownerChanges)
    .values({ username, at: now })
    .onConflictDoUpdate({ target: ownerChanges.username, set: { at: now } });

interface Owner {
  username: string;
  /** Null if they are erased. */
  country: string | null;
}

const readChanged = ({ members }: FavouriteStores, condition: SQL | undefined): Promise<Owner[]> =>
  members
    .select({ username: ownerChanges.username, country: users.preferredCountry })
    .from(ownerChanges)
    .leftJoin(users, eq(users.username, ownerChanges.username))
    .where(condition)
    .orderBy(ownerChanges.at)
    .limit(AT_ONCE);

async function follow(stores: FavouriteStores, owners: readonly Owner[]): Promise<void> {
  for (const db of stores.all) {
    const own = owners.filter(({ username }) => stores.of(username) === db);
    const statements = own.flatMap(({ username, country }): BatchItem<"sqlite">[] =>
      country === null ? forgetStatements(db, username) : [moveStatement(db, username, country)],
    );
    await inOneGo(db, statements);
  }
}

/**
 * Makes a member's favourites follow what was noted, where that was not in the same transaction. Never fails: the hourly
 * trigger repeats it.
 */
export async function followOwner(stores: FavouriteStores, username: string): Promise<void> {
  if (!stores.isApart || stores.isPaused) return;
  try {
    await follow(stores, await readChanged(stores, eq(ownerChanges.username, username)));
  } catch (error) {
    console.error(JSON.stringify({ event: "owner_not_followed", reason: String(error) }));
  }
}

/** The same for all that was noted more than a minute ago, and was not noted again since. */
export async function followOwners(stores: FavouriteStores): Promise<void> {
  const isDue = lt(ownerChanges.at, sql`${now} - ${REPEATED_AFTER}`);
  for (;;) {
    const owners = await readChanged(stores, isDue);
    await follow(stores, owners);
    const names = JSON.stringify(owners.map(({ username }) => username));
    const isRead = sql`${ownerChanges.username} in (select value from json_each(${names}))`;
    await stores.members.delete(ownerChanges).where(and(isRead, isDue));
    if (owners.length < AT_ONCE) return;
  }
}
