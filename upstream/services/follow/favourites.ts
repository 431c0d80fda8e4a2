import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type FollowedKind, MOST_FOLLOWED } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { favourites } from "../schema/follow.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds after which a single match is unfollowed: it is long over and would use up the limit. */
export const MATCH_FOLLOWED_FOR = 400 * DAY;

/** One member's items of one kind and sport. */
export interface Things {
  username: string;
  kind: FollowedKind;
  sport: Sport;
  ids: readonly string[];
}

/**
 * Follows the first of `ids` that are not followed yet, up to the limit. One statement, so that concurrent requests
 * cannot exceed the limit together. `ids` has no duplicates; `now` in real milliseconds.
 */
export const followStatement = (db: DrizzleD1Database, { username, kind, sport, ids }: Things, now: number) =>
  db.insert(favourites).select(
    sql`select ${username}, ${kind}, ${sport}, value, ${now}, null from json_each(${JSON.stringify(ids)})
      where not exists (
        select 1 from favourites where username = ${username} and kind = ${kind} and sport = ${sport} and id = value)
      order by key
      limit max(0, ${MOST_FOLLOWED}
        - (select count(*) from favourites where username = ${username} and kind = ${kind}))`,
  );

const isThing = ({ username, kind, sport }: Omit<Things, "ids">, id: string) =>
  and(eq(favourites.username, username), eq(favourites.kind, kind), eq(favourites.sport, sport), eq(favourites.id, id));

/** Follows one item; false if the limit is reached. */
export async function follow(
  db: DrizzleD1Database,
  { id, ...thing }: Omit<Things, "ids"> & { id: string },
  now: number,
): Promise<boolean> {
  const [, followed] = await db.batch([
    followStatement(db, { ...thing, ids: [id] }, now),
    db.select({ id: favourites.id }).from(favourites).where(isThing(thing, id)),
  ]);
  return followed.length > 0;
}

/** Does nothing if the item is not followed. */
export async function unfollow(
  db: DrizzleD1Database,
  { id, ...thing }: Omit<Things, "ids"> & { id: string },
): Promise<void> {
  await db.delete(favourites).where(isThing(thing, id));
}

/** Everything that a member follows, latest first; items followed at the same instant in their original order. */
export const getFavourites = (db: DrizzleD1Database, username: string) =>
  db
    .select({
      kind: favourites.kind,
      sport: favourites.sport,
      id: favourites.id,
      createdAt: favourites.createdAt,
      alerts: favourites.alerts,
    })
    .from(favourites)
    .where(eq(favourites.username, username))
    .orderBy(desc(favourites.createdAt), sql`rowid`);

/** Ids of one kind and sport that a member follows, latest first. */
export async function followedIds(
  db: DrizzleD1Database,
  { username, kind, sport }: Omit<Things, "ids">,
): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(eq(favourites.username, username), eq(favourites.kind, kind), eq(favourites.sport, sport)))
    .orderBy(desc(favourites.createdAt), sql`rowid`);
  return rows.map(({ id }) => id);
}

/** Unfollows single matches of long ago. */
export const endOldMatches = (db: DrizzleD1Database, now: number) =>
  db.delete(favourites).where(and(eq(favourites.kind, "match"), lte(favourites.createdAt, now - MATCH_FOLLOWED_FOR)));
