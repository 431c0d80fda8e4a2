import { blob, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";

/** The editor's decision. Whether a published piece is visible yet depends on `publishedAt` and the clock. */
export type PieceStatus = "draft" | "published" | "withdrawn";

/** Types of a cover's sizes, besides the picture that any browser shows. */
export type CoverType = "image/avif" | "image/webp";

/** An uploaded picture of `news_pictures`. */
export interface UploadedCover {
  file: string;
  width: number;
  height: number;
  alt: string;
  /** The same picture in other widths and formats, also in `news_pictures`; absent if it was sent without sizes. */
  sizes?: { file: string; width: number; type: CoverType }[];
}

/** Pieces of news. All instants are milliseconds of the site's clock. */
export const newsPieces = sqliteTable(
  "news_pieces",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The same for one piece in all its languages. */
    key: text().notNull(),
    language: text().$type<LocaleCode>().notNull(),
    /** Null for both. */
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
    /** Null for the drawn one. */
    cover: text({ mode: "json" }).$type<UploadedCover>(),
    status: text().$type<PieceStatus>().notNull(),
    /** Null in drafts without a date. */
    publishedAt: integer("published_at"),
    /** Null if nothing changed since publication. */
    updatedAt: integer("updated_at"),
    matchId: text("match_id"),
    /** SHA-256 of what readers see, in hexadecimal: detects changed files. */
    digest: text().notNull(),
  },
  (table) => [uniqueIndex("news_pieces_once").on(table.key, table.language)],
);

/**
 * The lists of published pieces, one row each, so that a page of any list reads no more rows than it shows. `list` is
 * made by listing-names.ts.
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

/** A piece's contents before each change. */
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

/** Uploaded covers and their sizes, one row each; names depend on the bytes of the upload. */
export const newsPictures = sqliteTable("news_pictures", {
  file: text().primaryKey(),
  mediaType: text("media_type").notNull(),
  bytes: blob({ mode: "buffer" }).notNull(),
});
