import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { AlertSettings } from "#contract/domain/notices";
import type { FollowedKind } from "#contract/tables/followed-kinds";
import type { LocaleCode } from "#contract/tables/locales";
import type { NoticeType } from "#contract/tables/notice-kinds";
import type { Sport } from "#contract/tables/sports";
import type { NoticeData } from "../notices/notice.ts";

/**
 * Notices: of one member, or of all who follow what they concern or have an account (event-audiences.ts). All have ids
 * of one sequence, so that a member's list has one order and one cursor.
 */
export const notices = sqliteTable(
  "notices",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The member, or who else: FOLLOWERS, EVERYONE. */
    username: text().notNull(),
    /** The happening (`dedupeKeyOf`), for followers with their delay and language (`eventKeyOf`). */
    dedupeKey: text("dedupe_key").notNull(),
    type: integer().$type<NoticeType>().notNull(),
    data: text({ mode: "json" }).$type<NoticeData>().notNull(),
    /** Milliseconds of the site's clock. */
    createdAt: integer("created_at").notNull(),
    /** For notices of one member; beside the member's `readUpTo`. */
    isRead: integer("is_read", { mode: "boolean" }).notNull().default(false),
    /** For notices of one member: created in their quiet hours. */
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

/**
 * What notices to followers concern: a row for each item, by which members find them (notice-sql.ts). Without rowid, so
 * that the key is the table (migration 0028).
 */
export const noticeThings = sqliteTable(
  "notice_things",
  {
    sport: text().$type<Sport>().notNull(),
    kind: text().$type<FollowedKind>().notNull(),
    id: text().notNull(),
    /** Only for members with this delay, or ANY_DELAY. */
    delaySeconds: integer("delay_seconds").notNull(),
    noticeId: integer("notice_id").notNull(),
    /** As in `wantedAlerts`. */
    alert: text().notNull(),
    /** Only for members with this language; empty: all. */
    language: text().$type<LocaleCode | "">().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sport, table.kind, table.id, table.delaySeconds, table.noticeId] }),
    index("notice_things_of_notice").on(table.noticeId),
  ],
);

/** Notices of all that a member has read after their `readUpTo`. */
export const readNotices = sqliteTable(
  "read_notices",
  { username: text().notNull(), noticeId: integer("notice_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.username, table.noticeId] }),
    index("read_notices_by_notice").on(table.noticeId),
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
    /** They choose among the notices after this one. */
    sinceNotice: integer("since_notice").notNull().default(0),
  },
  (table) => [index("alert_settings_by_delay").on(table.delaySeconds, table.username)],
);

/** Former settings, which chose among notices after `sinceNotice`, up to `untilNotice`. Null: DEFAULT_ALERTS. */
export const pastAlertSettings = sqliteTable(
  "past_alert_settings",
  {
    username: text().notNull(),
    settings: text({ mode: "json" }).$type<AlertSettings>(),
    sinceNotice: integer("since_notice").notNull(),
    untilNotice: integer("until_notice").notNull(),
  },
  (table) => [
    index("past_alert_settings_of_member").on(table.username, table.untilNotice),
    index("past_alert_settings_by_end").on(table.untilNotice),
  ],
);

/** Members with an open stream of notices. */
export const noticeListeners = sqliteTable(
  "notice_listeners",
  {
    username: text().primaryKey(),
    /** Milliseconds of real time. */
    since: integer().notNull(),
  },
  (table) => [index("notice_listeners_by_age").on(table.since)],
);

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

/** Chunks of pushes, each sent by the message that has claimed it, however often a range of recipients is repeated. */
export const pushClaims = sqliteTable(
  "push_claims",
  {
    chunk: text().primaryKey(),
    /** Id of the message. */
    message: text().notNull(),
    /** Milliseconds of real time. */
    claimedAt: integer("claimed_at").notNull(),
  },
  (table) => [index("push_claims_by_age").on(table.claimedAt)],
);

/** SQL: the latest of all notices. Those after it are later than whatever is written with it. */
export const LATEST_NOTICE = "(select coalesce(max(id), 0) from notices)";
