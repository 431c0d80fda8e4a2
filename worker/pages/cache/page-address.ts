import { knownQuery } from "#contract/tables/known-query";
import type { LocaleCode } from "#contract/tables/locales";
import type { PageRow } from "#contract/tables/pages/pages";
import type { PageRoute } from "../../locale/decide-route.ts";
import { splitAddress } from "../../platform/address.ts";

/** The parts of a page's address that the page reads. */
export interface PageAddress {
  origin: string;
  locale: LocaleCode;
  page: Pick<PageRow, "name" | "query" | "typed">;
  /** Without the locale. */
  path: string;
  /** Including the question mark, or empty. */
  query: string;
  /** The requested date, unvalidated; undefined when the page takes none or none is given. */
  date: string | undefined;
}

/** The page address for a request's absolute URL. */
export function pageAddress(url: string, { locale, path, page }: PageRoute): PageAddress {
  const { origin, search } = splitAddress(url);
  const query = knownQuery(search, page.query);
  const date = query ? new URLSearchParams(query).get("date") : null;
  return { origin, locale, page, path, query, date: date || undefined };
}

/** The address without parts that the page ignores. */
export const addressUrl = ({ origin, locale, path, query }: PageAddress): string =>
  `${origin}/${locale}${path}${query}`;
