import type { LocaleCode } from "#contract/tables/locales";
import { ageOf, type CacheEntry } from "./cache-entries.ts";
import { isList, type SitePage, sectionOf, sitePage } from "./decide-strategy.ts";

/** What is shown of a page that the network does not give. */
export interface StandIn {
  key: string;
  /** Milliseconds, when the page was as it is shown; undefined of the page that says what is the matter. */
  since?: number;
  /** Another page in the place of the requested one. */
  isOther: boolean;
}

/** The page that says what is the matter, cached for each language that was visited. */
export const OFFLINE = { name: "offline", path: "/offline" } as const;

export const offlineKey = (locale: LocaleCode): string => `/${locale}${OFFLINE.path}`;

/** For keys of cached pages; any base will do, they begin with a slash. */
const pageOfKey = (key: string): SitePage | undefined => sitePage(`https://cached.invalid${key}`);

/**
 * The cached page itself, else the list of that language seen last, one of the same sport before others, else the page
 * that says what is the matter, in another language rather than not; undefined when nothing of use is on the device. `now` in milliseconds.
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
