import { and, desc, eq, lte, ne, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type FollowedKind, MOST_FOLLOWED } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { DAY } from "#contract/time/units";
import type { Expired } from "../../platform/delete-in-parts.ts";
import { inOneGo } from "../../platform/in-one-go.ts";
import { favourites, pastFollows } from "../schema/follow.ts";
import { LATEST_NOTICE } from "../schema/latest-notice.ts";

const latest = sql.raw(LATEST_NOTICE);
/** Milliseconds after which a single match is unfollowed: it is long over and would use up the limit. */
const MATCH_FOLLOWED_FOR = 400 * DAY;

const countryOf = (username: string): SQL =>
  sql`coalesce((select preferred_country from users where username = ${username}), '')`;

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
    sql`select ${username}, ${kind}, ${sport}, value, ${now}, null, ${latest}, ${countryOf(username)}
      from json_each(${JSON.stringify(ids)})
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

/** What is followed so far stays in the member's list of notices. */
const keepPast = (db: DrizzleD1Database, thing: Omit<Things, "ids">, id: string) =>
  db.insert(pastFollows).select(sql`
    select username, kind, sport, id, alerts, since_notice, ${latest} from favourites
    where ${isThing(thing, id)} and since_notice < ${latest}`);

/** Does nothing if the item is not followed. */
export const unfollow = (
  db: DrizzleD1Database,
  { id, ...thing }: Omit<Things, "ids"> & { id: string },
): Promise<void> => inOneGo(db, [keepPast(db, thing, id), db.delete(favourites).where(isThing(thing, id))]);

/** Changes an item's own alerts for the notices from now on; false if it is not followed. */
export async function changeAlerts(
  db: DrizzleD1Database,
  { id, alerts, ...thing }: Omit<Things, "ids"> & { id: string; alerts: string | null },
): Promise<boolean> {
  const [, changed] = await db.batch([
    keepPast(db, thing, id),
    db
      .update(favourites)
      .set({ alerts, sinceNotice: latest })
      .where(isThing(thing, id))
      .returning({ id: favourites.id }),
  ]);
  return changed.length > 0;
}

/** Counts what a member follows among their new country; nothing that has it already is written. */
export const moveStatement = (db: DrizzleD1Database, username: string, country: string) =>
  db
    .update(favourites)
    .set({ country })
    .where(and(eq(favourites.username, username), ne(favourites.country, country)));

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

/** Single matches followed long ago. */
export const oldMatches = (now: number): Expired => ({
  table: favourites,
  isExpired: and(eq(favourites.kind, "match"), lte(favourites.createdAt, now - MATCH_FOLLOWED_FOR)),
});
