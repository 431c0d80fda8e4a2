import { describeDay, describeToday } from "./local-days.ts";
import type { PageAddress } from "./page-address.ts";

export interface PageKeyFacts {
  /** Of the build: pages name its files, which the next one does not have. */
  version: string;
  /** Of the clock. */
  epoch: number;
  /** Its origin counts too: canonical addresses in the page begin with it. */
  address: PageAddress;
  country: string | undefined;
  timeZone: string;
  savesData: boolean;
  /** Milliseconds. */
  now: number;
}

/** What a page's times depend on. A page of a day shows that day and marks today; others show instants of any time. */
function zonePart({ address, timeZone, now }: PageKeyFacts): string {
  const today = describeToday(now, timeZone);
  const { page, date } = address;
  if (!page.query.includes("date")) return `${today} ${timeZone}`;
  return date ? `${today} ${describeDay(date, timeZone)}` : today;
}

/** Two requests share a page when this is equal. */
export function pageKey(facts: PageKeyFacts): string {
  const { version, epoch, address, country = "any", savesData } = facts;
  const { origin, locale, page, path, query } = address;
  const data = savesData ? "little" : "all";
  return `${version} ${epoch} ${origin} ${locale} ${country} ${data} ${page.name} ${path}${query} ${zonePart(facts)}`;
}
