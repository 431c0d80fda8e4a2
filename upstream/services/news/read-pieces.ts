import { and, desc, eq, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { LocaleCode } from "#contract/tables/locales";
import { CATEGORIES } from "../../data/news/groups.ts";
import { commentCounts } from "../schema/comments.ts";
import { newsListings, newsPieces } from "../schema/news.ts";
import { type ListName, listName } from "./listing-names.ts";

const { id, key, language, sport, categoryId, authorId, tagIds, slug, title, summary } = newsPieces;
const { readingTime, cover, status, publishedAt, updatedAt, matchId, html } = newsPieces;

const ITEM = { id, language, sport, categoryId, authorId, tagIds, slug, title, summary, readingTime, cover };
const WHOLE = { ...ITEM, key, status, publishedAt, updatedAt, matchId, html };

/** The list fields of a published piece. */
export type ItemRow = { publishedAt: number; comments: number | null } & Pick<
  typeof newsPieces.$inferSelect,
  keyof typeof ITEM | "updatedAt" | "matchId"
>;
export type WholeRow = { comments: number | null } & Pick<typeof newsPieces.$inferSelect, keyof typeof WHOLE>;
export type LinkRow = Pick<ItemRow, "id" | "title" | "slug" | "sport">;

/** A page of a list. */
export interface PageOf extends ListName {
  language: LocaleCode;
  /** Milliseconds of the site's clock: pieces published later are left out. */
  now: number;
  /** Number of pieces. */
  size: number;
}

/** A piece's position in every list. */
export interface Place {
  id: number;
  publishedAt: number;
}

const isOut = ({ language: locale, now, ...list }: Omit<PageOf, "size">) =>
  and(eq(newsListings.list, listName(list)), eq(newsListings.language, locale), lte(newsListings.publishedAt, now));

const isBefore = (place: Place) =>
  sql`(${newsListings.publishedAt}, ${newsListings.pieceId}) < (${place.publishedAt}, ${place.id})`;
const isAfter = (place: Place) =>
  sql`(${newsListings.publishedAt}, ${newsListings.pieceId}) > (${place.publishedAt}, ${place.id})`;

const LATEST_FIRST = [desc(newsListings.publishedAt), desc(newsListings.pieceId)];

/** Queries of news, each reading no more rows than it returns. */
export function readNews(database: D1Database) {
  const db = drizzle(database);
  const listed = () =>
    db
      .select({ ...ITEM, publishedAt: newsListings.publishedAt, updatedAt, matchId, comments: commentCounts.shown })
      .from(newsListings)
      .innerJoin(newsPieces, eq(newsPieces.id, newsListings.pieceId))
      .leftJoin(commentCounts, eq(commentCounts.pieceId, newsListings.pieceId));

  return {
    page: (page: PageOf, after?: Place): Promise<ItemRow[]> =>
      listed()
        .where(and(isOut(page), after && isBefore(after)))
        .orderBy(...LATEST_FIRST)
        .limit(page.size)
        .all(),

    /** Ids of the categories that have pieces. */
    async categories(locale: LocaleCode, now: number): Promise<string[]> {
      const lists = CATEGORIES.map((one) => ({
        id: one.id,
        list: listName({ group: { kind: "category", id: one.id } }),
      }));
      const found = await db.all<{ id: string }>(sql`select json_extract(c.value, '$.id') as id
        from json_each(${JSON.stringify(lists)}) c
        where exists (select 1 from news_listings l where l.list = json_extract(c.value, '$.list')
          and l.language = ${locale} and l.published_at <= ${now})`);
      return found.map((row) => row.id);
    },

    /** The position of the piece after which a page continues, even if it was withdrawn meanwhile. */
    async place(pieceId: number): Promise<Place | undefined> {
      const row = await db
        .select({ id, publishedAt })
        .from(newsPieces)
        .where(and(eq(id, pieceId), isNotNull(publishedAt)))
        .get();
      return row && { id: row.id, publishedAt: row.publishedAt ?? 0 };
    },

    piece: (pieceId: number): Promise<WholeRow | undefined> =>
      db
        .select({ ...WHOLE, comments: commentCounts.shown })
        .from(newsPieces)
        .leftJoin(commentCounts, eq(commentCounts.pieceId, id))
        .where(eq(id, pieceId))
        .get(),

    /** The same piece in other languages, if published. */
    variants: (piece: Pick<WholeRow, "id" | "key">, now: number) =>
      db
        .select({ id, slug, language })
        .from(newsPieces)
        .where(and(eq(key, piece.key), ne(id, piece.id), eq(status, "published"), lte(publishedAt, now)))
        .orderBy(language)
        .all(),

    /** The previous and next piece in the same language. */
    async neighbours(place: Place, locale: LocaleCode, now: number): Promise<{ previous?: LinkRow; next?: LinkRow }> {
      const all = isOut({ language: locale, now });
      const [[previous], [next]] = await db.batch([
        listed()
          .where(and(all, isBefore(place)))
          .orderBy(...LATEST_FIRST)
          .limit(1),
        listed()
          .where(and(all, isAfter(place)))
          .orderBy(newsListings.publishedAt, newsListings.pieceId)
          .limit(1),
      ]);
      return { ...(previous && { previous }), ...(next && { next }) };
    },

    /** The latest positions of each list; all lists in one batch. */
    async latestOf(pages: readonly PageOf[]): Promise<Place[][]> {
      const [first, ...others] = pages.map((page) =>
        db
          .select({ id: newsListings.pieceId, publishedAt: newsListings.publishedAt })
          .from(newsListings)
          .where(isOut(page))
          .orderBy(...LATEST_FIRST)
          .limit(page.size),
      );
      return first ? db.batch([first, ...others]) : [];
    },

    /** Published pieces of a language, by id. */
    async items(ids: readonly number[], page: Omit<PageOf, "size">): Promise<Map<number, ItemRow>> {
      const wanted = inArray(newsListings.pieceId, sql`(select value from json_each(${JSON.stringify(ids)}))`);
      const rows = await listed()
        .where(and(wanted, isOut(page)))
        .all();
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
