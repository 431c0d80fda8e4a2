import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/**
 * `pending`: asked for, not confirmed. `unsubscribed`: nothing is left but the hash of the address, so that it is not
 * written to again.
 */
export type SubscriptionState = "pending" | "confirmed" | "unsubscribed";

/** Whom letters go to. All instants are milliseconds of real time. */
export const newsletterSubscriptions = sqliteTable(
  "newsletter_subscriptions",
  {
    /** Random; the same for as long as the row is there, so that the links of old letters work. */
    id: text().primaryKey(),
    /** Keyed hash of the mailbox. */
    emailHash: text("email_hash").notNull().unique(),
    state: text().$type<SubscriptionState>().notNull(),
    /** Null once unsubscribed. */
    email: text(),
    /** Null until confirmed; so is `sport`, and where it is about both. */
    language: text().$type<LocaleCode>(),
    sport: text().$type<Sport>(),
    /** When the last confirmation mail was asked for, and how many were since the first of a row of them. */
    requestedAt: integer("requested_at"),
    requests: integer().notNull(),
    confirmedAt: integer("confirmed_at"),
    unsubscribedAt: integer("unsubscribed_at"),
    /** The week of the last letter. */
    lastLetter: text("last_letter"),
  },
  (table) => [
    index("newsletter_by_language").on(table.state, table.language, table.id),
    index("newsletter_by_request").on(table.state, table.requestedAt),
  ],
);

/** Which weeks' letters are under way or sent. */
export const newsletterRuns = sqliteTable(
  "newsletter_runs",
  {
    week: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    startedAt: integer("started_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.language] })],
);
