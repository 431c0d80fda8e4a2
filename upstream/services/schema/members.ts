import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Provider, SignInMethod } from "#contract/domain/members";
import type { AvatarId } from "#contract/tables/avatars";
import type { DeletionReason } from "#contract/tables/deletion-reasons";
import type { LocaleCode } from "#contract/tables/locales";
import type { ReferralDecision } from "../contests/referrals/judge-referral.ts";

/** Traces that are compared: network, push device, phone number, browser. */
export type TraceKind = "address" | "device" | "number" | "browser";

// All instants are milliseconds of real time, not of the site's clock, unless noted otherwise.

export const users = sqliteTable(
  "users",
  {
    /** Random; does not change with number or nickname. */
    username: text().primaryKey(),
    nickname: text().notNull(),
    /** `nicknameKey` of it. */
    nicknameKey: text("nickname_key").notNull().unique(),
    /** E.164. */
    phone: text().notNull().unique(),
    avatarId: text("avatar_id").$type<AvatarId>().notNull(),
    preferredCountry: text("preferred_country").notNull(),
    preferredLanguage: text("preferred_language").$type<LocaleCode>().notNull(),
    /** How they see matches (`viewText`); null until they choose. */
    preferredView: text("preferred_view"),
    /** Entered at sign-up by people whom this member has referred. */
    referralCode: text("referral_code").notNull().unique(),
    /** A notice of their own has come since they looked. */
    hasNewNotices: integer("has_new_notices", { mode: "boolean" }).notNull().default(false),
    /** The latest of all notices when they looked. */
    seenUpTo: integer("seen_up_to").notNull().default(0),
    /** All notices up to this one are read. */
    readUpTo: integer("read_up_to").notNull().default(0),
    /**
     * Of the address of the calendar of their favourites: rises with each that is made or ended, so that no former one
     * is valid again. One is in use while it is odd.
     */
    calendarNumber: integer("calendar_number").notNull().default(0),
    hasSeenWalkthrough: integer("has_seen_walkthrough", { mode: "boolean" }).notNull().default(false),
    createdAt: integer("created_at").notNull(),
    /** Set while deletion is pending; signing in before then clears it. */
    eraseAt: integer("erase_at"),
  },
  // Only of those that end: as an index of all members it would be taken to find those that do not.
  (table) => [index("users_by_end").on(table.eraseAt).where(sql`erase_at is not null`)],
);

/** Passwords; only of members who have one. */
export const credentials = sqliteTable("credentials", {
  username: text().primaryKey(),
  /** Includes its parameters (passwords.ts). */
  hash: text().notNull(),
  changedAt: integer("changed_at").notNull(),
});

export const linkedIdentities = sqliteTable(
  "linked_identities",
  {
    provider: text().$type<Provider>().notNull(),
    /** The account's id at the provider. */
    subject: text().notNull(),
    username: text().notNull(),
    name: text(),
    linkedAt: integer("linked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex("identities_by_user").on(table.username, table.provider),
  ],
);

/** Passkeys (WebAuthn credentials). The private key never leaves the member's device or password manager. */
export const passkeys = sqliteTable(
  "passkeys",
  {
    /** Random; names it in calls. */
    id: text().primaryKey(),
    /** The authenticator's name for it, base64url. */
    credentialId: text("credential_id").notNull().unique(),
    username: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text("public_key").notNull(),
    /** Of signatures; stays 0 for passkeys that are synchronised between devices. */
    counter: integer().notNull(),
    /** How a browser reaches the authenticator: `internal`, `hybrid`, `usb`. */
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    /** The member's name for it; null until they give one. */
    name: text(),
    /** The browser in which it was added. */
    agent: text(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.username, table.createdAt)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    /** The token itself is not stored. */
    tokenHash: text("token_hash").notNull().unique(),
    username: text().notNull(),
    method: text().$type<SignInMethod>().notNull(),
    agent: text(),
    country: text(),
    createdAt: integer("created_at").notNull(),
    lastUsedAt: integer("last_used_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("sessions_by_user").on(table.username), index("sessions_by_end").on(table.expiresAt)],
);

/** One open code per purpose, number and asker. */
export const sentCodes = sqliteTable(
  "sent_codes",
  {
    /** The purpose, with the username if the code is bound to a member. */
    purpose: text().notNull(),
    /** Keyed hash of the number. */
    phoneHash: text("phone_hash").notNull(),
    /** Keyed hash of the browser that requested it, or of its network; empty if the purpose is a member's. */
    asker: text().notNull(),
    codeHash: text("code_hash").notNull(),
    sentAt: integer("sent_at").notNull(),
    expiresAt: integer("expires_at").notNull(),
    tries: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.phoneHash, table.asker] }),
    index("sent_codes_by_end").on(table.expiresAt),
  ],
);

/**
 * Single-use grants for a next step: setting a new password, signing up with a provider's account, answering a
 * passkey's challenge.
 */
export const grants = sqliteTable(
  "grants",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().notNull(),
    data: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [index("grants_by_end").on(table.expiresAt)],
);

export const referrals = sqliteTable(
  "referrals",
  {
    /** The new member. */
    username: text().primaryKey(),
    /** The member who referred them. */
    referrer: text().notNull(),
    joinedAt: integer("joined_at").notNull(),
    /** Milliseconds of the site's clock at a sign-up with the code; null if the code was given later. */
    siteAt: integer("site_at"),
    /** Their number had an account before whose deletion was pending. */
    isReturn: integer("is_return", { mode: "boolean" }).notNull().default(false),
    /** Decision in a referral contest; null until decided, and if the referrer has entered none. */
    decision: text().$type<ReferralDecision>(),
  },
  (table) => [
    index("referrals_by_referrer").on(table.referrer, table.joinedAt),
    index("referrals_undecided").on(table.siteAt).where(sql`decision is null`),
  ],
);

/**
 * Members' traces as keyed hashes, which only reveal whether two are equal. Stored for `TRACES_KEPT`, browsers for
 * `BROWSERS_KEPT`.
 */
export const memberTraces = sqliteTable(
  "member_traces",
  {
    username: text().notNull(),
    kind: text().$type<TraceKind>().notNull(),
    hash: text().notNull(),
    firstAt: integer("first_at").notNull(),
    lastAt: integer("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.username, table.kind, table.hash] }),
    index("traces_by_last").on(table.lastAt),
    index("traces_by_hash").on(table.kind, table.hash),
  ],
);

/** Push targets of members; deleted with their session. */
export const deviceTokens = sqliteTable(
  "device_tokens",
  {
    token: text().primaryKey(),
    username: text().notNull(),
    sessionId: text("session_id").notNull(),
    createdAt: integer("created_at").notNull(),
  },
  (table) => [index("devices_by_user").on(table.username)],
);

/** Rate counters per window of time. */
export const rateCounters = sqliteTable(
  "rate_counters",
  {
    /** The limit, and a keyed hash of its subject. */
    key: text().notNull(),
    windowStart: integer("window_start").notNull(),
    count: integer().notNull(),
    expiresAt: integer("expires_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index("counters_by_end").on(table.expiresAt)],
);

/** Account events, for the member and for support. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    username: text().notNull(),
    kind: text().notNull(),
    at: integer().notNull(),
    country: text(),
  },
  (table) => [index("events_by_user").on(table.username, table.at), index("events_by_instant").on(table.at)],
);

/** Reasons for deleting accounts, without the member. */
export const deletionReasons = sqliteTable("deletion_reasons", {
  id: integer().primaryKey({ autoIncrement: true }),
  reason: text().$type<DeletionReason>().notNull(),
  freeText: text("free_text"),
  at: integer().notNull(),
});

/** Messages "sent" by the outbox; only used on a developer's machine. */
export const sentMessages = sqliteTable("sent_messages", {
  id: integer().primaryKey({ autoIncrement: true }),
  phone: text().notNull(),
  text: text().notNull(),
  at: integer().notNull(),
});
