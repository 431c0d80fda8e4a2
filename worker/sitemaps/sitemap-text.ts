import type { NewsItem } from "#contract/domain/news";
import { LOCALE_CODES, LOCALES, type LocaleCode, type LocaleRow } from "#contract/tables/locales";
import { SITEMAP_KINDS, type SitemapKind } from "#contract/tables/pages/search-engines";
import { newsPath } from "#contract/tables/paths";
import { SITE_NAME } from "#contract/tables/site";
import { XML_DECLARATION, xmlElement, xmlText } from "../platform/xml.ts";

const PROTOCOL = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LANGUAGES = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

/** Bytes around a sitemap's entries. */
export const FRAME_BYTES = 500;

/** An address of the site that search engines should know, in one or more languages. */
export interface SitemapEntry {
  /** Without the locale, with its query. */
  path: string;
  /** The languages that have it; absent if all do. */
  languages?: readonly LocaleCode[];
  /** When it last changed, in milliseconds, if known. */
  changedAt?: number;
}

// Suppliers' keys may contain characters that are invalid in an address; ours are ASCII, and encoded already.
const addressText = (path: string): string =>
  xmlText(/[^\x21-\x7e]/.test(path) ? encodeURI(path.toWellFormed()) : path);

/** An instant (milliseconds) in the format of sitemaps. */
const w3cDate = (time: number): string => new Date(time).toISOString();

const languagesOf = ({ languages }: SitemapEntry): readonly LocaleRow[] =>
  LOCALES.filter(({ code }) => !languages || languages.includes(code));

/**
 * The same links as in the page itself (app/features/page-meta): each of its languages, and the address without one.
 */
function alternates(entry: SitemapEntry, origin: string, text: string): string {
  const languages = languagesOf(entry);
  if (languages.length === 1) return "";
  const link = (tag: string, address: string): string =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`;
  return (
    languages.map(({ code, tag }) => link(tag, `${origin}/${code}${text}`)).join("") + link("x-default", origin + text)
  );
}

/** A sitemap's entry for an address in one language. `origin` is scheme and host. */
export function entryText(entry: SitemapEntry, origin: string, locale: LocaleCode): string {
  const text = addressText(entry.path);
  const changed = entry.changedAt === undefined ? "" : xmlElement("lastmod", w3cDate(entry.changedAt));
  return `<url><loc>${origin}/${locale}${text}</loc>${changed}${alternates(entry, origin, text)}</url>\n`;
}

/** A sitemap in pieces. */
export function* sitemapText(
  entries: readonly SitemapEntry[],
  { origin, locale }: { origin: string; locale: LocaleCode },
): Generator<string> {
  yield `${XML_DECLARATION}<urlset ${PROTOCOL} ${LANGUAGES}>\n`;
  for (const entry of entries) yield entryText(entry, origin, locale);
  yield "</urlset>\n";
}

/** The index of all sitemaps; robots.txt names it. */
export const SITEMAP_INDEX = "/sitemap.xml";

/** A sitemap by its address: a part, from 1, of a kind in a language, or the news of the last two days. */
export type SitemapFile =
  | { kind: SitemapKind; locale: LocaleCode; part: number }
  | { kind: "latest-news"; locale: LocaleCode };

const NAME = new RegExp(
  `^sitemap-(${LOCALE_CODES.join("|")})-(?:(${SITEMAP_KINDS.join("|")})-([1-9]\\d{0,2})|latest-news)\\.xml$`,
);

/** The path of a sitemap. At the root, because it lists addresses of the whole site. */
export const sitemapPath = (file: SitemapFile): string =>
  `/sitemap-${file.locale}-${"part" in file ? `${file.kind}-${file.part}` : file.kind}.xml`;

/** The sitemap of a name; undefined if there is none. */
export function readSitemapName(name: string): SitemapFile | undefined {
  const [, code, kind, part] = NAME.exec(name) ?? [];
  const locale = LOCALE_CODES.find((one) => one === code);
  if (!locale) return undefined;
  const found = SITEMAP_KINDS.find((one) => one === kind);
  return found ? { kind: found, locale, part: Number(part) } : { kind: "latest-news", locale };
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
