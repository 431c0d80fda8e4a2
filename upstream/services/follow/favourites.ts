import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type FollowedKind, MOST_FOLLOWED } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { inOneGo } from "../../platform/batched.ts";
import { favourites, pastFollows } from "../schema/follow.ts";
import { LATEST_NOTICE } from "../schema/notices.ts";
import { changeableStore, type FavouriteStores } from "./favourite-stores.ts";

/** One member's items of one kind and sport. */
export interface Things {
  username: string;
  kind: FollowedKind;
  sport: Sport;
  ids: readonly string[];
}

type Kind = Omit<Things, "ids">;
type Thing = Kind & { id: string };

/** What a change of favourites takes from the database of members. */
interface Basis {
  /** The latest of all notices. */
  latest: SQL | number;
  /** Where the member lives. */
  country: SQL | string;
}

/** Read by the statement that makes the change. */
const basisInside = (username: string): Basis => ({
  latest: sql.raw(LATEST_NOTICE),
  country: sql`coalesce((select preferred_country from users where username = ${username}), '')`,
});

/**
 * In another database, what it is by now: a change counts from then on, so that a notice that is stored in between comes
 * after it.
 */
async function basisOf({ members, isApart }: FavouriteStores, username: string): Promise<Basis> {
  const { latest, country } = basisInside(username);
  if (!isApart) return { latest, country };
  return members.get<{ latest: number; country: string }>(sql`select ${latest} as latest, ${country} as country`);
}

/**
 * Follows the first of `ids` that are not followed yet, up to the limit. One statement, so that concurrent requests
 * cannot exceed the limit together. `ids` has no duplicates; `now` in real milliseconds.
 */
export const followStatement = (
  db: DrizzleD1Database,
  { username, kind, sport, ids }: Things,
  now: number,
  { latest, country } = basisInside(username),
) =>
  db.insert(favourites).select(
    sql`select ${username}, ${kind}, ${sport}, value, ${now}, null, ${latest}, ${country}
      from json_each(${JSON.stringify(ids)})
      where not exists (
        select 1 from favourites where username = ${username} and kind = ${kind} and sport = ${sport} and id = value)
      order by key
      limit max(0, ${MOST_FOLLOWED}
        - (select count(*) from favourites where username = ${username} and kind = ${kind}))`,
  );

const isThing = ({ username, kind, sport, id }: Thing) =>
  and(eq(favourites.username, username), eq(favourites.kind, kind), eq(favourites.sport, sport), eq(favourites.id, id));

/** Follows one item; false if the limit is reached. */
export async function follow(stores: FavouriteStores, { id, ...kind }: Thing, now: number): Promise<boolean> {
  const db = changeableStore(stores, kind.username);
  const basis = await basisOf(stores, kind.username);
  const [, followed] = await db.batch([
    followStatement(db, { ...kind, ids: [id] }, now, basis),
    db
      .select({ id: favourites.id })
      .from(favourites)
      .where(isThing({ ...kind, id })),
  ]);
  return followed.length > 0;
}

/** Follows lists of one member, and then makes a change of their account: in one transaction if it is one database. */
export async function followLists(
  stores: FavouriteStores,
  { username, lists, now }: { username: string; lists: readonly Omit<Things, "username">[]; now: number },
  ofAccount: BatchItem<"sqlite">,
): Promise<void> {
  const db = changeableStore(stores, username);
  const basis = await basisOf(stores, username);
  const statements = lists.map((list) => followStatement(db, { username, ...list }, now, basis));
  if (!stores.isApart) return inOneGo(db, [...statements, ofAccount]);
  await inOneGo(db, statements);
  await inOneGo(stores.members, [ofAccount]);
}

/** What is followed so far stays in the member's list of notices. */
const keepPast = (db: DrizzleD1Database, thing: Thing, { latest }: Basis) =>
  db.insert(pastFollows).select(sql`
    select username, kind, sport, id, alerts, since_notice, ${latest} from favourites
    where ${isThing(thing)} and since_notice < ${latest}`);

/** Does nothing if the item is not followed. */
export async function unfollow(stores: FavouriteStores, thing: Thing): Promise<void> {
  const db = changeableStore(stores, thing.username);
  const basis = await basisOf(stores, thing.username);
  await inOneGo(db, [keepPast(db, thing, basis), db.delete(favourites).where(isThing(thing))]);
}

/** Changes an item's own alerts for the notices from now on; false if it is not followed. */
export async function changeAlerts(
  stores: FavouriteStores,
  { alerts, ...thing }: Thing & { alerts: string | null },
): Promise<boolean> {
  const db = changeableStore(stores, thing.username);
  const basis = await basisOf(stores, thing.username);
  const [, changed] = await db.batch([
    keepPast(db, thing, basis),
    db
      .update(favourites)
      // Of two changes at once the later may be stored first.
      .set({ alerts, sinceNotice: sql`max(${favourites.sinceNotice}, ${basis.latest})` })
      .where(isThing(thing))
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

/** Deletes what a member follows and has followed. */
export const forgetStatements = (db: DrizzleD1Database, username: string) => [
  db.delete(favourites).where(eq(favourites.username, username)),
  db.delete(pastFollows).where(eq(pastFollows.username, username)),
];

/** Everything that a member follows, latest first; items followed at the same instant in their original order. */
export const getFavourites = (stores: FavouriteStores, username: string) =>
  stores
    .of(username)
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
export async function followedIds(stores: FavouriteStores, { username, kind, sport }: Kind): Promise<string[]> {
  const rows = await stores
    .of(username)
    .select({ id: favourites.id })
    .from(favourites)
    .where(and(eq(favourites.username, username), eq(favourites.kind, kind), eq(favourites.sport, sport)))
    .orderBy(desc(favourites.createdAt), sql`rowid`);
  return rows.map(({ id }) => id);
}

/** An item's own alerts, null if the member's apply; undefined if it is not followed. */
export async function ownAlerts(stores: FavouriteStores, thing: Thing): Promise<string | null | undefined> {
  const [row] = await stores
    .of(thing.username)
    .select({ alerts: favourites.alerts })
    .from(favourites)
    .where(isThing(thing));
  return row?.alerts;
}
