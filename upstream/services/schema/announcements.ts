import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";

/** The operator's decision. Whether a published announcement is visible yet depends on `publishedAt` and the clock. */
export type AnnouncementStatus = "published" | "withdrawn";

/** Announcements by the operator, one row per language. All instants are milliseconds of the site's clock. */
export const announcements = sqliteTable(
  "announcements",
  {
    /** The same in every language; part of the address. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    title: text().notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    status: text().$type<AnnouncementStatus>().notNull(),
    publishedAt: integer("published_at").notNull(),
    /** Null if nothing changed since publication. */
    updatedAt: integer("updated_at"),
    /** SHA-256 of title and text, in hexadecimal: detects changed files. */
    digest: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.language] }),
    index("announcements_by_time").on(table.publishedAt),
  ],
);
