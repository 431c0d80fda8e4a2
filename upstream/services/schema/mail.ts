import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Mails "sent" by the outbox; only used on a developer's machine. */
export const sentMails = sqliteTable("sent_mails", {
  id: integer().primaryKey({ autoIncrement: true }),
  email: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  headers: text({ mode: "json" }).$type<Record<string, string>>().notNull(),
  at: integer().notNull(),
});
