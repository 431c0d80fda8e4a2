import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AlertSettings } from "#contract/domain/notices";
import type { NoticeType } from "#contract/tables/notice-kinds";
import type { NoticeData } from "../notices/notice.ts";

/** Members' notices; each happening once per member. */
export const notices = sqliteTable(
  "notices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    /** The happening: `{match}:{key of the happening}`. */
    dedupeKey: text("dedupe_key").notNull(),
    type: integer().$type<NoticeType>().notNull(),
    data: text({ mode: "json" }).$type<NoticeData>().notNull(),
    /** Milliseconds of the site's clock. */
    createdAt: integer("created_at").notNull(),
    isRead: integer("is_read", { mode: "boolean" }).notNull().default(false),
    /** Created in quiet hours. */
    isSilent: integer("is_silent", { mode: "boolean" }).notNull().default(false),
    /** Milliseconds of real time, for purging. */
    storedAt: integer("stored_at").notNull(),
  },
  (table) => [
    uniqueIndex("notices_once").on(table.username, table.dedupeKey),
    index("notices_of_member").on(table.username, table.id),
    index("notices_by_age").on(table.storedAt),
  ],
);

/** Settings of members who changed something; the others have DEFAULT_ALERTS. */
export const alertSettings = sqliteTable(
  "alert_settings",
  {
    username: text().primaryKey(),
    settings: text({ mode: "json" }).$type<AlertSettings>().notNull(),
    /** Copied from `settings`, to find members who watch with a delay. */
    delaySeconds: integer("delay_seconds").notNull(),
  },
  (table) => [index("alert_settings_by_delay").on(table.delaySeconds, table.username)],
);

/** Members with an open stream of notices. */
export const noticeListeners = sqliteTable("notice_listeners", {
  username: text().primaryKey(),
  /** Milliseconds of real time. */
  since: integer().notNull(),
});

/** Browsers' push subscriptions (RFC 8030). */
export const pushSubscriptions = sqliteTable(
  "push_subscriptions",
  {
    endpoint: text().notNull(),
    username: text().notNull(),
    /** Deleted with its session. */
    sessionId: text("session_id").notNull(),
    /** The browser's public key and secret (RFC 8291), base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.endpoint] }),
    index("push_subscriptions_by_user").on(table.username),
    index("push_subscriptions_by_session").on(table.sessionId),
  ],
);
