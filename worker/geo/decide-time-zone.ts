import { countryRow } from "#contract/tables/countries";
import { canonicalTimeZone } from "#contract/time/zone";
import { MemoryStore } from "../cache/memory-store.ts";

export interface ZoneFacts {
  /** The `tz` cookie, which the browser sets when its own zone differs. */
  cookie: string | undefined;
  /** `request.cf.timezone`, where `request.cf` is believed. */
  cf: string | undefined;
  country: string | undefined;
  defaultCountry: string;
}

/** Characters; the longest names have some thirty. What is longer is not remembered either: a visitor sends it. */
const LONGEST = 64;

/** To ask Intl for a name costs more than the rest of a page hit. */
const canonicalNames = new MemoryStore<{ name: string | undefined }>(1_000, () => 1);

function canonicalName(zone: string | undefined): string | undefined {
  if (!zone || zone.length > LONGEST) return undefined;
  const known = canonicalNames.get(zone);
  if (known) return known.name;
  const name = canonicalTimeZone(zone);
  canonicalNames.put(zone, { name });
  return name;
}

/** The visitor's own zone, else the request's, else the country's, else the default country's. */
export const decideTimeZone = ({ cookie, cf, country, defaultCountry }: ZoneFacts): string =>
  canonicalName(cookie) ??
  canonicalName(cf) ??
  countryRow(country)?.timeZone ??
  countryRow(defaultCountry)?.timeZone ??
  "UTC";
