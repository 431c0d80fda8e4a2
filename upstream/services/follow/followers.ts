import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { type FavouriteBindings, favouriteDatabases } from "./favourite-stores.ts";

/** Followers by id. */
export type FollowerCounts = ReadonlyMap<string, number>;

/** Follower counts of the most followed items of a sport and kind: among the members of a country, or among all. */
export type Followers = (sport: Sport, kind: FollowedKind, country?: string) => Promise<FollowerCounts>;

interface Counted {
  sport: Sport;
  kind: FollowedKind;
  id: string;
  count: number;
}

/** A statement that returns rows of `Counted`. */
interface CountStatement {
  sql: string;
  values: readonly string[];
}

/** Twice the length of the longest list of popular items. */
const MOST_READ = 100;

/**
 * What is counted in the databases with favourites, added up: everything that reads follower counts reads them here.
 */
export async function readCounts(
  databases: readonly D1Database[],
  { sql, values }: CountStatement,
): Promise<Counted[]> {
  const read = databases.map((database) =>
    database
      .prepare(sql)
      .bind(...values)
      .all<Counted>(),
  );
  const sums = new Map<string, Counted>();
  for (const row of (await Promise.all(read)).flatMap(({ results }) => results)) {
    const key = `${row.sport} ${row.kind} ${row.id}`;
    sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) });
  }
  return [...sums.values()];
}

/** Whether anything in a sport is followed. */
export async function isAnythingFollowed(databases: readonly D1Database[], sport: Sport): Promise<boolean> {
  const sql = "select sport, kind, id, count from followers where sport = ?1 limit 1";
  return (await readCounts(databases, { sql, values: [sport] })).length > 0;
}

/** The most followed, by their counts in all databases: one may be among the first of some only. */
export async function mostFollowed(
  databases: readonly D1Database[],
  sport: Sport,
  kind: FollowedKind,
  country?: string,
): Promise<Counted[]> {
  const values = [sport, kind, ...(country ? [country] : [])];
  const counted = `select sport, kind, id, count from ${country ? "country_followers" : "followers"}
    where sport = ?1 and kind = ?2${country ? " and country = ?3" : ""}`;
  const first = await readCounts(databases, { sql: `${counted} order by count desc limit ${MOST_READ}`, values });
  if (databases.length === 1) return first;
  const ids = JSON.stringify(first.map(({ id }) => id));
  const sql = `${counted} and id in (select value from json_each(?${values.length + 1}))`;
  const sums = await readCounts(databases, { sql, values: [...values, ids] });
  return sums.sort((one, other) => other.count - one.count).slice(0, MOST_READ);
}

/** Popular lists do without followers if a database fails. */
export const followersIn =
  (env: FavouriteBindings): Followers =>
  async (sport, kind, country) => {
    try {
      const rows = await mostFollowed(favouriteDatabases(env), sport, kind, country);
      return new Map(rows.map(({ id, count }) => [id, count]));
    } catch (error) {
      console.error(JSON.stringify({ event: "followers_not_read", reason: String(error) }));
      return new Map();
    }
  };
