import { LruCache } from "#contract/memory/lru-cache";
import { type View, viewText } from "#contract/tables/view-choices";
import { dateIn, isDate, offsetMinutes } from "#contract/time/zone";
import { windowOf } from "../../platform/zone-parts.ts";
import type { PageAddress } from "./page-address.ts";

interface LocalDay {
  /** Instants, milliseconds: the day in its zone. */
  from: number;
  to: number;
  /** The date and the zone's offsets from UTC, in minutes, at the beginning and end of the day. */
  text: string;
}

const days = new LruCache<LocalDay>(2_000);
const todays = new LruCache<LocalDay>(1_000);

function localDay(date: string, timeZone: string): LocalDay {
  const key = `${date} ${timeZone}`;
  const known = days.get(key);
  if (known) return known;
  const { from, to } = windowOf(date, timeZone);
  const text = `${date}${sign(offsetMinutes(from, timeZone))}${sign(offsetMinutes(to - 1, timeZone))}`;
  const day = { from, to, text };
  days.put(key, day);
  return day;
}

const sign = (minutes: number): string => (minutes < 0 ? `${minutes}` : `+${minutes}`);

/** A date in a zone as far as a page can show it: equal for all zones whose clocks agree on that day. */
export const describeDay = (date: string, timeZone: string): string =>
  days.get(`${date} ${timeZone}`)?.text ?? (isDate(date) ? localDay(date, timeZone).text : "none");

/** The same for the current day. Formatting an instant in a zone is slow, so a day is memoised while it lasts. */
export function describeToday(now: number, timeZone: string): string {
  const known = todays.get(timeZone);
  if (known && known.from <= now && now < known.to) return known.text;
  const today = localDay(dateIn(now, timeZone), timeZone);
  todays.put(timeZone, today);
  return today.text;
}

export interface PageKeyFacts {
  /** Build version: pages name its files, which the next build lacks. */
  version: string;
  /** The clock's epoch. */
  epoch: number;
  /** Includes the origin: canonical addresses in the page begin with it. */
  address: PageAddress;
  country: string | undefined;
  timeZone: string;
  savesData: boolean;
  view?: View | undefined;
  /** Milliseconds. */
  now: number;
}

/** What a page's times depend on. A day's page shows that day and marks today; others show instants of any time. */
function zonePart({ address, timeZone, now }: PageKeyFacts): string {
  const today = describeToday(now, timeZone);
  const { page, date } = address;
  if (!page.query.includes("date")) return `${today} ${timeZone}`;
  return date ? `${today} ${describeDay(date, timeZone)}` : today;
}

/** The cache key: two requests with equal keys share a page. */
export function pageKey(facts: PageKeyFacts): string {
  const { version, epoch, address, country = "any", savesData, view } = facts;
  const { origin, locale, page, path, query } = address;
  const data = (savesData ? "little" : "all") + (view ? ` ${viewText(view)}` : "");
  return `${version} ${epoch} ${origin} ${locale} ${country} ${data} ${page.name} ${path}${query} ${zonePart(facts)}`;
}
