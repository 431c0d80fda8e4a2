import { countryQuery } from "#contract/tables/countries";
import { apiLang, type LocaleCode, localeNamed } from "#contract/tables/locales";
import type { Endpoint } from "#contract/wire/endpoint";

/** Facts about a request besides its parameters. */
export interface Requester {
  /** The stored language choice, as in the cookie. */
  storedLocale: string | undefined;
  defaultLocale: LocaleCode;
  country: string | undefined;
  timeZone: string;
}

export interface ReadQuery {
  /** As validated by the endpoint's schema. */
  query: unknown;
  /** The answer depends on a cookie: language or time zone. */
  variesByCookie: boolean;
}

export interface BadParameter {
  field: string;
  /** It is missing altogether. */
  isMissing: boolean;
  /** Technical, in English. */
  detail: string;
}

/** The first of a repeated parameter counts, as everywhere on the site. */
function firstOfEach(parameters: Iterable<[string, string]>): Map<string, string> {
  const first = new Map<string, string>();
  for (const [name, value] of parameters) if (!first.has(name)) first.set(name, value);
  return first;
}

/**
 * The query of a call to the browser-facing API. Unknown parameters are dropped, and the language is restricted to
 * ours, so that a browser cannot fill the caches with languages that nobody reads.
 */
export function readQuery(
  endpoint: Pick<Endpoint, "query" | "forCountry">,
  parameters: Iterable<[string, string]>,
  { storedLocale, defaultLocale, country, timeZone }: Requester,
): ReadQuery | BadParameter {
  const given = firstOfEach(parameters);
  const named = localeNamed(given.get("locale"));
  const locale = named ?? localeNamed(storedLocale) ?? defaultLocale;
  const visitors = { timeZone, ...(endpoint.forCountry && countryQuery(country)) };
  const input = { ...visitors, ...Object.fromEntries(given), lang: apiLang(locale, country) };
  const checked = endpoint.query.safeParse(input);
  if (!checked.success) {
    const issue = checked.error.issues[0];
    const field = issue?.path.join(".") || "query";
    return { field, isMissing: field !== "query" && !given.has(field), detail: issue?.message ?? "invalid" };
  }
  const { data: query } = checked;
  const usesZone = typeof query === "object" && query !== null && "timeZone" in query;
  return { query, variesByCookie: !named || (usesZone && !given.has("timeZone")) };
}
