import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { LocaleCode } from "#contract/tables/locales";
import { announcements } from "../schema/announcements.ts";
import { newsPieces } from "../schema/news.ts";
import type { NoticeData } from "./notice.ts";
import type { NoticeRow } from "./notice-wire.ts";

/** One language of a published item, as a notice names it. */
export interface PublishedVariant {
  key: string;
  language: LocaleCode;
  title: string;
  /** For news. */
  id?: number;
  slug?: string;
}

/**
 * A notice of an announcement or news with the currently published titles, which may include new languages or
 * corrections. News links to the piece in the reader's language, if there is one.
 */
export function withTitles(data: NoticeData, variants: readonly PublishedVariant[], locale: LocaleCode): NoticeData {
  if (data.kind !== "announcement" && data.kind !== "news") return data;
  const own = variants.filter(({ key }) => key === data.key);
  const titles = { ...data.titles, ...Object.fromEntries(own.map(({ language, title }) => [language, title])) };
  if (data.kind === "announcement") return { ...data, titles };
  const read = own.find(({ language }) => language === locale);
  return {
    ...data,
    titles,
    ...(read?.id !== undefined && { newsId: String(read.id) }),
    ...(read?.slug !== undefined && { slug: read.slug }),
  };
}

const oneOf = (keys: readonly string[]) => sql`(select value from json_each(${JSON.stringify(keys)}))`;

/** List rows with the titles of their targets; rows of other kinds cost no query. `now` on the site's clock. */
export async function withPublishedTitles(
  db: DrizzleD1Database,
  rows: readonly NoticeRow[],
  locale: LocaleCode,
  now: number,
): Promise<NoticeRow[]> {
  const keysOf = (kind: NoticeData["kind"]) =>
    rows.filter(({ data }) => data.kind === kind).map(({ data }) => data.key);
  const [announced, pieces] = [keysOf("announcement"), keysOf("news")];
  const [ofAnnouncements, ofNews] = await Promise.all([
    announced.length === 0
      ? []
      : db
          .select({ key: announcements.key, language: announcements.language, title: announcements.title })
          .from(announcements)
          .where(
            and(
              inArray(announcements.key, oneOf(announced)),
              eq(announcements.status, "published"),
              lte(announcements.publishedAt, now),
            ),
          ),
    pieces.length === 0
      ? []
      : db
          .select({
            key: newsPieces.key,
            language: newsPieces.language,
            title: newsPieces.title,
            id: newsPieces.id,
            slug: newsPieces.slug,
          })
          .from(newsPieces)
          .where(
            and(
              inArray(newsPieces.key, oneOf(pieces)),
              eq(newsPieces.status, "published"),
              lte(newsPieces.publishedAt, now),
            ),
          ),
  ]);
  const variantsOf = ({ kind }: NoticeData) => (kind === "announcement" ? ofAnnouncements : ofNews);
  return rows.map((row) => ({ ...row, data: withTitles(row.data, variantsOf(row.data), locale) }));
}
