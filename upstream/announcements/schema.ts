import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";

/** What an operator decided. Whether a published announcement is out is a question of `publishedAt` and the clock. */
export type AnnouncementStatus = "published" | "withdrawn";

/** Announcements of the operator, each language of one a row. All instants are milliseconds of the site's clock. */
export const announcements = sqliteTable(
  "announcements",
  {
    /** The same in each language; stands in the address. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    title: text().notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    status: text().$type<AnnouncementStatus>().notNull(),
    publishedAt: integer("published_at").notNull(),
    /** Null where nothing was changed since it was out. */
    updatedAt: integer("updated_at"),
    /** SHA-256 of title and text, in hexadecimal: whether a file has changed. */
    digest: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.language] }),
    index("announcements_by_time").on(table.publishedAt),
  ],
);
