import { LruCache } from "#contract/memory/lru-cache";
import type { EndpointName, ValueOf } from "#contract/registry";
import { countryQuery } from "#contract/tables/countries";
import { apiLang, type LocaleCode } from "#contract/tables/locales";
import type { Endpoint } from "#contract/wire/endpoint";
import type { Fetched, LoaderQuery, UpstreamClient, Visitor } from "../pages/context.ts";
import { UpstreamFault } from "./request/fault.ts";
import { lazyCalls } from "./request/lazy-calls.ts";
import { idsIn } from "./request/request-parameters.ts";
import type { RequestScope } from "./request/request-upstream.ts";
import type { Upstream } from "./upstream.ts";

export interface UpstreamClientOptions {
  /** The isolate's. */
  upstream: Upstream;
  scope: RequestScope;
  locale: LocaleCode;
  visitor: Visitor;
}

/**
 * Queries as text with their validated values: validating one costs more than finding its answer in memory. Public ones
 * only: those of members and forms contain passwords and codes.
 */
const checkedQueries = new LruCache<{ data: unknown }>(500_000, (_, key) => key.length);

/** The query as validated by the endpoint's schema. Throws UpstreamFault. */
function checkQuery({ name, query: schema, access, effect }: Endpoint, query: Record<string, unknown>): unknown {
  const key = access === "public" && !effect ? `${name} ${JSON.stringify(query)}` : undefined;
  const known = key && checkedQueries.get(key);
  if (known) return known.data;
  const checked = schema.safeParse(query);
  if (!checked.success) {
    const field = checked.error.issues[0]?.path.join(".");
    throw new UpstreamFault("bad_request", name, { field }, { cause: checked.error });
  }
  if (key) checkedQueries.put(key, { data: checked.data });
  return checked.data;
}

/** The client of one request: calls by name for loaders, in the page's language and the visitor's zone. */
export function createUpstreamClient({ upstream, scope, locale, visitor }: UpstreamClientOptions): UpstreamClient {
  const { country, timeZone } = visitor;
  /** Calls, pending or settled, that decide whether the thing they name exists, by its id. */
  const heads = new Map<string, Promise<unknown>>();
  return {
    async call<Name extends EndpointName>(name: Name, query: LoaderQuery<Name>): Promise<Fetched<ValueOf<Name>>> {
      const { ENDPOINTS } = await lazyCalls();
      const endpoint: Endpoint<unknown, unknown> = ENDPOINTS[name];
      const visitors = { timeZone, ...(endpoint.forCountry && countryQuery(country)) };
      const checked = checkQuery(endpoint, { ...visitors, ...query, lang: apiLang(locale, country) });
      const ids = idsIn(checked);
      const head = ids.map((id) => heads.get(id)).find(Boolean);
      const answer = upstream.get(endpoint, checked, { ...scope, head }, "value");
      if (endpoint.isHead && !head) for (const id of ids) heads.set(id, answer);
      const { entry, outcome } = await answer;
      const opened = entry.open();
      if (!opened) throw new UpstreamFault("shape", name);
      return {
        value: opened.value as ValueOf<Name>,
        fetchedAt: entry.fetchedAt,
        isLastGood: outcome.isLastGood ?? false,
      };
    },
  };
}
