import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";
import { countryFollowers, followers } from "../schema/follow.ts";

/** Followers by id. */
export type FollowerCounts = ReadonlyMap<string, number>;

/** Follower counts of the most followed items of a sport and kind: among the members of a country, or among all. */
export type Followers = (sport: Sport, kind: FollowedKind, country?: string) => Promise<FollowerCounts>;

/** Twice the length of the longest list of popular items. */
const MOST_READ = 100;

export const mostFollowed = (database: D1Database, sport: Sport, kind: FollowedKind) =>
  drizzle(database)
    .select({ id: followers.id, count: followers.count })
    .from(followers)
    .where(and(eq(followers.sport, sport), eq(followers.kind, kind)))
    .orderBy(desc(followers.count))
    .limit(MOST_READ);

const mostFollowedIn = (database: D1Database, sport: Sport, kind: FollowedKind, country: string) =>
  drizzle(database)
    .select({ id: countryFollowers.id, count: countryFollowers.count })
    .from(countryFollowers)
    .where(
      and(eq(countryFollowers.country, country), eq(countryFollowers.sport, sport), eq(countryFollowers.kind, kind)),
    )
    .orderBy(desc(countryFollowers.count))
    .limit(MOST_READ);

/** Popular lists do without followers if the database fails. */
export const followersIn =
  (database: D1Database): Followers =>
  async (sport, kind, country) => {
    try {
      const rows = country
        ? await mostFollowedIn(database, sport, kind, country)
        : await mostFollowed(database, sport, kind);
      return new Map(rows.map(({ id, count }) => [id, count]));
    } catch (error) {
      console.error(JSON.stringify({ event: "followers_not_read", reason: String(error) }));
      return new Map();
    }
  };
