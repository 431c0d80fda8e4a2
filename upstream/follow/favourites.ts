import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type FollowedKind, MOST_FOLLOWED } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { favourites } from "./schema.ts";

const DAY = 24 * 3_600_000;
/** Milliseconds after which a single match is followed no more: it is long over, and would fill the limit. */
export const MATCH_FOLLOWED_FOR = 400 * DAY;

/** Things of one kind and sport, of one member. */
export interface Things {
  username: string;
  kind: FollowedKind;
  sport: Sport;
  ids: readonly string[];
}

/**
 * Follows the first of `ids` that are not followed yet, as many as may be. One statement, so that requests at the same
 * time cannot pass the limit together. `ids` has each once; `now` in real milliseconds.
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

/** Follows one thing; false where as many are followed as may be. */
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

/** Of what is not followed, nothing happens. */
export async function unfollow(
  db: DrizzleD1Database,
  { id, ...thing }: Omit<Things, "ids"> & { id: string },
): Promise<void> {
  await db.delete(favourites).where(isThing(thing, id));
}

/** All that a member follows, the latest first; of what was followed at one instant, the first named first. */
export const favouritesOf = (db: DrizzleD1Database, username: string) =>
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

/** Ids of one kind and sport that a member follows, the latest first. */
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

/** Ends the following of single matches that lie far back. */
export const endOldMatches = (db: DrizzleD1Database, now: number) =>
  db.delete(favourites).where(and(eq(favourites.kind, "match"), lte(favourites.createdAt, now - MATCH_FOLLOWED_FOR)));
