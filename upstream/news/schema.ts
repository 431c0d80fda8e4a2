import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** What an editor decided. Whether a published piece is out yet is a question of `publishedAt` and the clock. */
export type PieceStatus = "draft" | "published" | "withdrawn";

/** What sizes of a cover may be, beside the picture that any browser shows. */
export type CoverType = "image/avif" | "image/webp";

/** An uploaded picture of `news_pictures`. */
export interface UploadedCover {
  file: string;
  width: number;
  height: number;
  alt: string;
  /** The same picture in other widths and formats, in `news_pictures` too; absent where the single one was sent alone. */
  sizes?: { file: string; width: number; type: CoverType }[];
}

/** Pieces of news. All instants are milliseconds of the site's clock. */
export const newsPieces = sqliteTable(
  "news_pieces",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The same for one piece in several languages. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    /** Null: both. */
    sport: text().$type<Sport>(),
    categoryId: text("category_id").notNull(),
    authorId: text("author_id").notNull(),
    tagIds: text("tag_ids", { mode: "json" }).$type<string[]>().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    markdown: text().notNull(),
    html: text().notNull(),
    /** Minutes. */
    readingTime: integer("reading_time").notNull(),
    /** Null: the drawn one. */
    cover: text({ mode: "json" }).$type<UploadedCover>(),
    status: text().$type<PieceStatus>().notNull(),
    /** Null in drafts without a date. */
    publishedAt: integer("published_at"),
    /** Null where nothing was changed since it was out. */
    updatedAt: integer("updated_at"),
    matchId: text("match_id"),
    /** SHA-256 of what readers see of it, in hexadecimal: whether a file has changed. */
    digest: text().notNull(),
  },
  (table) => [uniqueIndex("news_pieces_once").on(table.key, table.language)],
);

/**
 * The lists that published pieces stand in, one row each, so that a page of any list reads no more rows than it shows.
 * `list` is made by listing-names.ts.
 */
export const newsListings = sqliteTable(
  "news_listings",
  {
    list: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    publishedAt: integer("published_at").notNull(),
    pieceId: integer("piece_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.list, table.language, table.publishedAt, table.pieceId] }),
    index("news_listings_of_piece").on(table.pieceId),
  ],
);

/** What a piece was before each change. */
export const newsRevisions = sqliteTable(
  "news_revisions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    pieceId: integer("piece_id").notNull(),
    replacedAt: integer("replaced_at").notNull(),
    /** The row of `news_pieces` without its HTML. */
    content: text({ mode: "json" }).notNull(),
  },
  (table) => [index("news_revisions_of_piece").on(table.pieceId, table.id)],
);

/** Uploaded covers and their sizes, a row each, by a name that the bytes of what was uploaded decide. */
export const newsPictures = sqliteTable("news_pictures", {
  file: text().primaryKey(),
  mediaType: text("media_type").notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
});
