import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";

/** Stories that were written from matches, beside the pieces that they became: so that none is written twice or like another. */
export const newsStories = sqliteTable(
  "news_stories",
  {
    /** That of the piece. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    /** When it is out, in milliseconds of the site's clock. */
    at: integer().notNull(),
    /** Scores that it was written from: where they are corrected, it is written anew. */
    result: text().notNull(),
    /** Teams of the match; of other stories what they are one of a row of. */
    firstId: text("first_id").notNull(),
    secondId: text("second_id"),
    titlePattern: text("title_pattern").notNull(),
    openingPattern: text("opening_pattern").notNull(),
    title: text().notNull(),
    opening: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.language] }),
    index("news_stories_in_time").on(table.language, table.at),
    index("news_stories_of_first").on(table.language, table.firstId, table.at),
    index("news_stories_of_second").on(table.language, table.secondId, table.at),
  ],
);
