import { countryRow } from "#contract/tables/countries";
import { isTimeZone } from "#contract/time/zone";

export interface ZoneFacts {
  /** The `tz` cookie, which the browser sets when its own zone differs. */
  cookie: string | undefined;
  /** `request.cf.timezone`, where `request.cf` is believed. */
  cf: string | undefined;
  country: string | undefined;
  defaultCountry: string;
}

const KEPT_NAMES = 1_000;
const canonicalNames = new Map<string, string | undefined>();

function canonicalName(zone: string): string | undefined {
  if (!isTimeZone(zone)) return undefined;
  return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone;
}

/**
 * The canonical spelling of a zone; undefined when there is no such zone. Intl accepts any case, and formatters are
 * kept by name, so that a visitor's own spelling must not get further than here.
 */
function canonicalZone(zone: string | undefined): string | undefined {
  if (!zone) return undefined;
  if (canonicalNames.has(zone)) return canonicalNames.get(zone);
  const name = canonicalName(zone);
  if (canonicalNames.size >= KEPT_NAMES) canonicalNames.clear();
  canonicalNames.set(zone, name);
  return name;
}

/** The visitor's own zone, else the request's, else the country's, else the default country's. */
export const decideTimeZone = ({ cookie, cf, country, defaultCountry }: ZoneFacts): string =>
  canonicalZone(cookie) ??
  canonicalZone(cf) ??
  countryRow(country)?.timeZone ??
  countryRow(defaultCountry)?.timeZone ??
  "UTC";
