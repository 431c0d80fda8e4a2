import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";

const THING = {
  kind: text().$type<FollowedKind>().notNull(),
  sport: text().$type<Sport>().notNull(),
  id: text().notNull(),
};

/** Members' favourites. */
export const favourites = sqliteTable(
  "favourites",
  {
    username: text().notNull(),
    ...THING,
    /** Milliseconds of real time. */
    createdAt: integer("created_at").notNull(),
    /** Comma-separated names of THING_ALERTS; null: the member's own settings apply. */
    alerts: text(),
    /** Followed so since this notice, the latest of all at that time. */
    sinceNotice: integer("since_notice").notNull().default(0),
    /** The member's, ISO 3166-1 alpha-2: repeated here so that counting needs no row of members. */
    country: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.kind, table.sport, table.id] }),
    index("favourites_by_thing").on(table.sport, table.kind, table.id, table.username),
    index("favourites_by_age").on(table.kind, table.createdAt),
  ],
);

/**
 * What members followed before, or with other alerts: after `sinceNotice`, up to `untilNotice`. Kept as long as
 * notices, which stay in their lists.
 */
export const pastFollows = sqliteTable(
  "past_follows",
  {
    username: text().notNull(),
    ...THING,
    alerts: text(),
    sinceNotice: integer("since_notice").notNull(),
    untilNotice: integer("until_notice").notNull(),
  },
  (table) => [
    index("past_follows_of_member").on(table.username, table.untilNotice),
    index("past_follows_by_end").on(table.untilNotice),
  ],
);

/**
 * In the database of members: those whose favourites have yet to follow a change of country, or that the account was
 * erased (owner-changes.ts).
 */
export const ownerChanges = sqliteTable(
  "owner_changes",
  {
    username: text().primaryKey(),
    /** Seconds of the database's clock. */
    at: integer().notNull(),
  },
  (table) => [index("owner_changes_by_age").on(table.at)],
);

/** Follower counts, maintained by triggers on `favourites` (migration 0005). Items without followers have no row. */
export const followers = sqliteTable("followers", { ...THING, count: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.sport, table.kind, table.id] }),
  index("followers_by_count").on(table.sport, table.kind, table.count),
]);

/**
 * The same by the members' country, for teams and competitions; maintained by triggers on `favourites` (migration
 * country_of_favourites).
 */
export const countryFollowers = sqliteTable(
  "country_followers",
  {
    /** ISO 3166-1 alpha-2. */
    country: text().notNull(),
    ...THING,
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.sport, table.kind, table.id] }),
    index("country_followers_by_count").on(table.country, table.sport, table.kind, table.count),
  ],
);
