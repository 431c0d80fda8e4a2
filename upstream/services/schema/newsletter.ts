import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** `pending`: not confirmed yet. `unsubscribed`: only the hash of the address is left, so that it gets no more mail. */
export type SubscriptionState = "pending" | "confirmed" | "unsubscribed";

/** Newsletter subscriptions. All instants are milliseconds of real time. */
export const newsletterSubscriptions = sqliteTable(
  "newsletter_subscriptions",
  {
    /** Random; permanent for the row, so that links of old letters work. */
    id: text().primaryKey(),
    /** Keyed hash of the mailbox. */
    emailHash: text("email_hash").notNull().unique(),
    state: text().$type<SubscriptionState>().notNull(),
    /** Null once unsubscribed. */
    email: text(),
    /** Null until confirmed. So is `sport`, which is also null for both sports. */
    language: text().$type<LocaleCode>(),
    sport: text().$type<Sport>(),
    /** When the last confirmation mail was requested, and its number in the series. */
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

/** The weeks whose letters are being sent or were sent. */
export const newsletterRuns = sqliteTable(
  "newsletter_runs",
  {
    week: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    startedAt: integer("started_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.language] })],
);
