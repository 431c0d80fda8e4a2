import { type View, viewText } from "#contract/tables/view-choices";
import { describeDay, describeToday } from "./local-days.ts";
import type { PageAddress } from "./page-address.ts";

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
