import { LOCALES, type LocaleCode, type LocaleRow } from "#contract/tables/locales";
import { xmlElement, xmlText } from "../platform/xml.ts";

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
export const w3cDate = (time: number): string => new Date(time).toISOString();

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
