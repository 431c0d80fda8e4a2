import { LruCache } from "#contract/memory/lru-cache";
import { countryRow } from "#contract/tables/countries";
import { canonicalTimeZone } from "#contract/time/zone";

// ISO 3166-1 alpha-2, as of 2026, plus XK, Cloudflare's code for Kosovo.
const CODES =
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA " +
  "CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA " +
  "GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP " +
  "KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS " +
  "MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS " +
  "RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW " +
  "TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW";

const KNOWN: ReadonlySet<string> = new Set(CODES.split(" "));

/** Whether an upper-case code is a country's. */
const isCountry = (code: string): boolean => KNOWN.has(code);

interface CountryFacts {
  /** The CF-IPCountry header. */
  header: string | undefined;
  /** `request.cf.country`. */
  cf: string | undefined;
  /** A local workerd fills `request.cf` with a fixed place in the US. */
  isCfPlaceholder: boolean;
}

interface CountryDecision {
  /** ISO 3166-1 alpha-2, upper case; undefined when unknown. */
  country: string | undefined;
  /** Whether the rest of `request.cf`, especially the time zone, may be used. */
  isCfBelieved: boolean;
}

/**
 * Undefined for Cloudflare's XX (no data) and T1 (Tor), and for any other unknown code, which would multiply cache
 * keys.
 */
function countryCode(text: string | undefined): string | undefined {
  const code = text?.toUpperCase();
  return code && isCountry(code) ? code : undefined;
}

/** The header wins; where `request.cf` names another country, nothing in it is trusted. */
export function decideCountry({ header, cf, isCfPlaceholder }: CountryFacts): CountryDecision {
  if (isCfPlaceholder) return { country: countryCode(header), isCfBelieved: false };
  if (header === undefined) return { country: countryCode(cf), isCfBelieved: true };
  return { country: countryCode(header), isCfBelieved: cf === undefined || header.toUpperCase() === cf.toUpperCase() };
}

interface ZoneFacts {
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
