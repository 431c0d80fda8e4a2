import { isLocale, type LocaleCode } from "#contract/tables/locales";
import { matchPage } from "#contract/tables/pages";

/** What a request is to the browser's worker. */
export interface RequestFacts {
  method: string;
  /** Of the Request: `navigate` is a page that a visitor goes to. */
  mode: string;
  /** Absolute. */
  url: string;
}

/**
 * `page`: the network first, a cached page when there is none. `cache-first`: what never changes under its address. `stale-while-revalidate`:
 * the cached response at once, and a newer one for the next time. `network`: a document that is not cached, whose request the browser
 * may have begun already. `pass`: the browser's own business.
 */
export type Strategy = "page" | "cache-first" | "stale-while-revalidate" | "network" | "pass";

const ICONS: readonly string[] = ["/icon.svg", "/apple-touch-icon.png", "/manifest.webmanifest"];

/** A page of the site at an absolute URL; undefined for any other address. */
export interface SitePage {
  locale: LocaleCode;
  name: string;
  /** Its path with the query parameters that it reads: pages that differ in others are one. */
  key: string;
}

/** Pages of a day's matches, one for each sport. */
const LISTS: readonly string[] = ["home", "basketballHome"];

export const isList = ({ name }: Pick<SitePage, "name">): boolean => LISTS.includes(name);

/** The first segment behind the locale: the sport, of pages that have one. */
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

/** How a request is answered on a site of this origin. Calls, live messages and whatever changes something always pass. */
export function decideStrategy({ method, mode, url }: RequestFacts, origin: string): Strategy {
  const { origin: requested, pathname } = new URL(url);
  if (method !== "GET" || requested !== origin) return "pass";
  if (mode === "navigate") return sitePage(url) ? "page" : "network";
  if (pathname.startsWith("/assets/") || pathname.startsWith("/flags/")) return "cache-first";
  return pathname.startsWith("/storage/") || ICONS.includes(pathname) ? "stale-while-revalidate" : "pass";
}
