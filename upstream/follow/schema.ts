import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { Sport } from "#contract/tables/sports";

const THING = {
  kind: text().$type<FollowedKind>().notNull(),
  sport: text().$type<Sport>().notNull(),
  id: text().notNull(),
};

/** What members follow. */
export const favourites = sqliteTable(
  "favourites",
  {
    username: text().notNull(),
    ...THING,
    /** Milliseconds of real time. */
    createdAt: integer("created_at").notNull(),
    /** Names of THING_ALERTS with commas; null: as the member's own settings are. */
    alerts: text(),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.kind, table.sport, table.id] }),
    index("favourites_by_thing").on(table.sport, table.kind, table.id, table.username),
    index("favourites_by_age").on(table.kind, table.createdAt),
  ],
);

/** How many follow it; triggers on `favourites` count (migration 0005). What nobody follows has no row. */
export const followers = sqliteTable("followers", { ...THING, count: integer().notNull() }, (table) => [
  primaryKey({ columns: [table.sport, table.kind, table.id] }),
  index("followers_by_count").on(table.sport, table.kind, table.count),
]);
