import { LARGEST_FORM } from "#contract/tables/call-limits";
import { countryQuery } from "#contract/tables/countries";
import { apiLang, type LocaleCode, localeNamed } from "#contract/tables/locales";
import type { Endpoint } from "#contract/wire/endpoint";
import { BodyTooLarge, readBody } from "../platform/read-body.ts";
import type { Reason } from "./api-reasons.ts";

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

type ReadForm = { fields: [string, string][] } | { status: 400 | 413 | 415; reason: Reason };

export const FORM_LIMIT_TEXT = `${LARGEST_FORM / 1024} kB`;

/** The fields of a form-encoded body; stops reading at the size limit. */
export async function readForm(request: Request): Promise<ReadForm> {
  const type = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (request.body && type !== "application/x-www-form-urlencoded") {
    return { status: 415, reason: "wrongType" };
  }
  try {
    const bytes = await readBody(request.body, LARGEST_FORM);
    return { fields: [...new URLSearchParams(new TextDecoder().decode(bytes))] };
  } catch (error) {
    if (error instanceof BodyTooLarge) return { status: 413, reason: "bodyTooLarge" };
    return { status: 400, reason: "bodyUnreadable" };
  }
}
