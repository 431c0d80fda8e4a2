import type { LocaleCode } from "./locales.ts";

/** An article at `/{locale}/{slug}`, in its own language only (specification, articles, section 2). */
export interface ArticleRow {
  /** Its text is `content/{locale}/{id}.md`. */
  id: string;
  locale: LocaleCode;
  /** As readers see it: Thai slugs are in Thai. */
  slug: string;
  /** In its own language, for links from other pages. */
  linkText: string;
}

type Entry = [slug: string, linkText: string];

const buildArticles = (locale: LocaleCode, entries: readonly Entry[]): ArticleRow[] =>
  entries.map(([slug, linkText], index) => ({
    id: `${locale}_article${String(index + 1).padStart(4, "0")}`,
    locale,
    slug,
    linkText,
  }));

export const THAI_ARTICLES: readonly ArticleRow[] = buildArticles("th", [
  ["ทีเด็ดบอล", "ทีเด็ดบอล"],
  ["ผลบอลไทย", "ผลบอลไทย"],
  ["ราคาบอล", "ราคาบอล"],
  ["วิเคราะห์บอลวันนี้", "วิเคราะห์บอลวันนี้"],
  ["ผลบอลสด", "ผลบอลสด"],
  ["ไทยลีก", "ไทยลีก"],
  ["ดูบอลสด", "ดูบอลสด"],
  ["ผลบอลสด7m888", "ผลบอลสด 7m888"],
  ["ผลบอล", "ผลบอล"],
  ["ตารางบอล", "ตารางบอล"],
]);

export const VIETNAMESE_ARTICLES: readonly ArticleRow[] = buildArticles("vn", [
  ["ngoaihanganh", "Ngoại hạng Anh"],
  ["tyso", "Tỷ số bóng đá"],
  ["affcup", "AFF Cup"],
  ["v-league", "V.League"],
  ["tructiepbongda", "Trực tiếp bóng đá"],
  ["tinthethao", "Tin thể thao"],
  ["lichbongda", "Lịch bóng đá"],
  ["cauthu", "Cầu thủ"],
  ["kqbd", "Kết quả bóng đá"],
  ["cupc1", "Cúp C1"],
]);

export const ARTICLES: readonly ArticleRow[] = [...THAI_ARTICLES, ...VIETNAMESE_ARTICLES];

/** An article's path without the locale, percent-encoded. */
export const articlePath = ({ slug }: Pick<ArticleRow, "slug">): string => `/${encodeURIComponent(slug)}`;

export const articleOf = (id: string): ArticleRow | undefined => ARTICLES.find((row) => row.id === id);

/** The article of a language at a path without the locale; undefined if there is none. */
export const articleAt = (locale: LocaleCode, path: string): ArticleRow | undefined =>
  ARTICLES.find((row) => row.locale === locale && articlePath(row) === path);
