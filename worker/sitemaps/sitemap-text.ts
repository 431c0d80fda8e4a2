import type { NewsItem } from "#contract/domain/news";
import type { LocaleCode } from "#contract/tables/locales";
import { newsPath } from "#contract/tables/paths";
import { SITE_NAME } from "#contract/tables/site-name";
import { XML_DECLARATION, xmlElement } from "../platform/xml.ts";
import { entryText, type SitemapEntry, w3cDate } from "./sitemap-entry.ts";
import { type SitemapFile, sitemapPath } from "./sitemap-file.ts";

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

/** Bytes around a sitemap's entries. */
export const FRAME_BYTES = 500;

/** A sitemap in pieces. */
export function* sitemapText(
  entries: readonly SitemapEntry[],
  { origin, locale }: { origin: string; locale: LocaleCode },
): Generator<string> {
  yield `${XML_DECLARATION}<urlset ${PROTOCOL} ${LANGUAGES}>\n`;
  for (const entry of entries) yield entryText(entry, origin, locale);
  yield "</urlset>\n";
}

/** The index of sitemaps. */
export function* indexText(files: readonly SitemapFile[], origin: string): Generator<string> {
  yield `${XML_DECLARATION}<sitemapindex ${PROTOCOL}>\n`;
  for (const file of files) yield `<sitemap>${xmlElement("loc", origin + sitemapPath(file))}</sitemap>\n`;
  yield "</sitemapindex>\n";
}

/** ISO 639 codes, except Chinese, whose scripts news search distinguishes by its own codes. */
const NEWS_LANGUAGES: Readonly<Record<LocaleCode, string>> = {
  en: "en",
  th: "th",
  vn: "vi",
  kh: "km",
  "zh-Hans": "zh-cn",
  "zh-Hant": "zh-tw",
  pt: "pt",
};

/** The latest news for news search. Empty if nothing was published recently. */
export function* newsSitemapText(
  items: readonly NewsItem[],
  { origin, locale }: { origin: string; locale: LocaleCode },
): Generator<string> {
  const publication = `<news:publication>${xmlElement("news:name", SITE_NAME)}${xmlElement("news:language", NEWS_LANGUAGES[locale])}</news:publication>`;
  yield `${XML_DECLARATION}<urlset ${PROTOCOL} ${NEWS}>\n`;
  for (const item of items) {
    const address = `${origin}/${locale}${newsPath(item)}`;
    const published = xmlElement("news:publication_date", w3cDate(item.publishedAt));
    const title = xmlElement("news:title", item.title);
    yield `<url>${xmlElement("loc", address)}<news:news>${publication}${published}${title}</news:news></url>\n`;
  }
  yield "</urlset>\n";
}
