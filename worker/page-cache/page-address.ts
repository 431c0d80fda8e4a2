import type { LocaleCode } from "#contract/tables/locales";
import type { PageRow } from "#contract/tables/pages";
import { splitAddress } from "../address.ts";
import { knownQuery } from "../known-query.ts";
import type { PageRoute } from "../locale/decide-route.ts";

/** A page's address as far as the page reads it. */
export interface PageAddress {
  origin: string;
  locale: LocaleCode;
  page: Pick<PageRow, "name" | "query" | "typed">;
  /** Behind the locale. */
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** The date asked for, whatever it says; undefined when the page takes none or none is given. */
  date: string | undefined;
}

/** What a request's absolute URL asks of the page that it leads to. */
export function pageAddress(url: string, { locale, path, page }: PageRoute): PageAddress {
  const { origin, search } = splitAddress(url);
  const query = knownQuery(search, page.query);
  const date = query ? new URLSearchParams(query).get("date") : null;
  return { origin, locale, page, path, query, date: date || undefined };
}

/** The address without what the page does not read. */
export const addressUrl = ({ origin, locale, path, query }: PageAddress): string =>
  `${origin}/${locale}${path}${query}`;
