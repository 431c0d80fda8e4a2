import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";

/** Stories written from matches, besides the resulting pieces: prevents duplicates and similar stories. */
export const newsStories = sqliteTable(
  "news_stories",
  {
    /** The piece's key. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    /** Publication time in milliseconds of the site's clock. */
    at: integer().notNull(),
    /** Scores that it was written from; if they are corrected, it is rewritten. */
    result: text().notNull(),
    /** The match's teams; for other stories the series that they belong to. */
    firstId: text("first_id").notNull(),
    secondId: text("second_id"),
    titlePattern: text("title_pattern").notNull(),
    openingPattern: text("opening_pattern").notNull(),
    title: text().notNull(),
    opening: text().notNull(),
    /** Of a report: its sport and its sentences as key and variant, so that the next ones use others. */
    frames: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.language] }),
    index("news_stories_in_time").on(table.language, table.at),
    index("news_stories_of_first").on(table.language, table.firstId, table.at),
    index("news_stories_of_second").on(table.language, table.secondId, table.at),
  ],
);
