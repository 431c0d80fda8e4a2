import type { LocaleCode } from "#contract/tables/locales";
import { ageOf, type CacheEntry } from "./cache-entries.ts";
import { isList, type SitePage, sectionOf, sitePage } from "./decide-strategy.ts";

/** The cached page shown instead of one that the network does not deliver. */
export interface StandIn {
  key: string;
  /** When the page was cached, in milliseconds; undefined for the offline page. */
  since?: number;
  /** Not the requested page. */
  isOther: boolean;
}

/** The offline page, cached for each language that was visited. */
export const OFFLINE = { name: "offline", path: "/offline" } as const;

export const offlineKey = (locale: LocaleCode): string => `/${locale}${OFFLINE.path}`;

/** For keys of cached pages, which start with a slash; any base will do. */
const pageOfKey = (key: string): SitePage | undefined => sitePage(`https://cached.invalid${key}`);

/**
 * The cached page itself, else the latest list in that language, preferably of the same sport, else the offline page,
 * even in another language. Undefined if nothing useful is cached. `now` in milliseconds.
 */
export function chooseStandIn(requested: SitePage, entries: readonly CacheEntry[], now: number): StandIn | undefined {
  const usable = entries.filter(({ at }) => ageOf(now - at) !== "gone");
  const offline =
    entries.find(({ key }) => key === offlineKey(requested.locale)) ??
    entries.find(({ key }) => pageOfKey(key)?.name === OFFLINE.name);
  const own = requested.name === OFFLINE.name ? offline : usable.find(({ key }) => key === requested.key);
  if (own) return { key: own.key, since: own === offline ? undefined : own.at, isOther: false };
  const lists = usable.filter(({ key }) => {
    const page = pageOfKey(key);
    return page !== undefined && isList(page) && page.locale === requested.locale;
  });
  const isOfSport = (entry: CacheEntry) => (sectionOf(entry) === sectionOf(requested) ? 1 : 0);
  const [list] = lists.sort((one, other) => isOfSport(other) - isOfSport(one) || other.at - one.at);
  if (list) return { key: list.key, since: list.at, isOther: true };
  return offline && { key: offline.key, isOther: true };
}
