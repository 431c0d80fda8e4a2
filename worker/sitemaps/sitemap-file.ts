import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { SITEMAP_KINDS, type SitemapKind } from "#contract/tables/pages/search-engines";

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
