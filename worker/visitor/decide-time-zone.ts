import { LruCache } from "#contract/memory/lru-cache";
import { countryRow } from "#contract/tables/countries";
import { canonicalTimeZone } from "#contract/time/zone";

export interface ZoneFacts {
  /** The `tz` cookie, which the browser sets when its own zone differs. */
  cookie: string | undefined;
  /** `request.cf.timezone`, if `request.cf` is trusted. */
  cf: string | undefined;
  country: string | undefined;
  defaultCountry: string;
}

/** Characters; the longest names have about thirty. */
const LONGEST = 64;
/** Asking Intl for a name costs more than the rest of a page hit. Invalid names are not memoised. */
const canonicalNames = new LruCache<string>(1_000);

function canonicalName(zone: string | undefined): string | undefined {
  if (!zone || zone.length > LONGEST) return undefined;
  const known = canonicalNames.get(zone);
  if (known) return known;
  const name = canonicalTimeZone(zone);
  // Copied: a substring would retain the whole string, here one visitor's cookies.
  if (name) canonicalNames.put([...zone].join(""), name);
  return name;
}

/** The visitor's own zone, else the request's, else the country's, else the default country's. */
export const decideTimeZone = ({ cookie, cf, country, defaultCountry }: ZoneFacts): string =>
  canonicalName(cookie) ??
  canonicalName(cf) ??
  countryRow(country)?.timeZone ??
  countryRow(defaultCountry)?.timeZone ??
  "UTC";
