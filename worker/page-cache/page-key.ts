import { apiLang, type LocaleCode } from "#contract/tables/locales";
import type { PageRow } from "#contract/tables/pages";
import { describeDay, describeToday } from "./local-days.ts";

export interface PageKeyFacts {
  /** Of the build: pages name its files, which the next one does not have. */
  version: string;
  /** Of the clock. */
  epoch: number;
  /** Canonical addresses in the page begin with it. */
  origin: string;
  locale: LocaleCode;
  country: string | undefined;
  timeZone: string;
  /** Milliseconds. */
  now: number;
  page: Pick<PageRow, "name" | "query">;
  /** Behind the locale. */
  path: string;
  /** The query parameters that the page reads (known-query.ts). */
  query: string;
}

/** What a page's times depend on. A page of a day shows that day and marks today; others show instants of any time. */
function zonePart({ page, query, timeZone, now }: PageKeyFacts): string {
  const today = describeToday(now, timeZone);
  if (!page.query.includes("date")) return `${today} ${timeZone}`;
  const date = query && new URLSearchParams(query).get("date");
  return date ? `${today} ${describeDay(date, timeZone)}` : today;
}

/**
 * The country that a shared page may know of: the visitor's only where the upstream is told of it in `lang`, so that
 * visitors share a page when the calls behind it are the same.
 */
export const countryOfPage = (locale: LocaleCode, country: string | undefined): string | undefined =>
  apiLang(locale, country) === apiLang(locale, undefined) ? undefined : country;

/** Two requests share a page when this is equal. */
export function pageKey(facts: PageKeyFacts): string {
  const { version, epoch, origin, locale, page, path, query } = facts;
  const country = countryOfPage(locale, facts.country) ?? "any";
  return `${version} ${epoch} ${origin} ${locale} ${country} ${page.name} ${path}${query} ${zonePart(facts)}`;
}
