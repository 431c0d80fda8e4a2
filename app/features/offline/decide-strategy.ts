import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages/pages";
import { nameIn, SPORTS } from "#contract/tables/sports";

/** The properties of a request that decide its strategy. */
interface RequestFacts {
  method: string;
  /** The Request's `mode`; `navigate` for documents. */
  mode: string;
  url: string;
}

/**
 * `page`: network first, falling back to a cached page. `cache-first`: files that never change under their address.
 * `stale-while-revalidate`: the cached response now, a fresh one next time. `network`: a document that is not cached;
 * its preload may already be in flight. `pass`: left to the browser.
 */
type Strategy = "page" | "cache-first" | "stale-while-revalidate" | "network" | "pass";

const ICONS: readonly string[] = ["/icon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"];

/** A page of the site; undefined for any other absolute URL. */
export interface SitePage {
  locale: LocaleCode;
  name: string;
  /** The path with the query parameters that the page reads; other parameters make no difference. */
  key: string;
}

/** The pages that list a day's matches. */
const LISTS: readonly string[] = SPORTS.map(({ code }) => nameIn(code, "home"));

export const isList = ({ name }: Pick<SitePage, "name">): boolean => LISTS.includes(name);

/** The first path segment after the locale: the sport, on pages that have one. */
export const sectionOf = ({ key }: Pick<SitePage, "key">): string | undefined => key.split(/[/?]/)[2];

export function sitePage(url: string): SitePage | undefined {
  const { pathname, searchParams } = new URL(url);
  const [, locale, ...rest] = pathname.split("/");
  const found = isLocale(locale) ? matchPage(`/${rest.join("/")}`) : undefined;
  if (!isLocale(locale) || !found) return undefined;
  const query = new URLSearchParams();
  for (const name of found.page.query) {
    const value = searchParams.get(name);
    if (value) query.set(name, value);
  }
  const search = query.toString();
  return { locale, name: found.page.name, key: pathname + (search && `?${search}`) };
}

/** How the service worker of this origin handles a request. API calls, live messages and writes always pass. */
export function decideStrategy({ method, mode, url }: RequestFacts, origin: string): Strategy {
  const { origin: requested, pathname } = new URL(url);
  if (method !== "GET" || requested !== origin) return "pass";
  if (mode === "navigate") return sitePage(url) ? "page" : "network";
  if (pathname.startsWith("/assets/") || pathname.startsWith("/flags/")) return "cache-first";
  return pathname.startsWith("/storage/") || ICONS.includes(pathname) ? "stale-while-revalidate" : "pass";
}
