import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { parse } from "hono/utils/cookie";
import { pathParameters } from "#contract/http/path-parameters";
import { publicPath } from "#contract/http/public-path";
import { LruCache } from "#contract/memory/lru-cache";
import { BUSINESS_SESSION_INVALID } from "#contract/tables/business-codes";
import type { Endpoint } from "#contract/wire/endpoint";
import type { Edge } from "../edge.ts";
import { guardRuleOf } from "../form-guard/guarded-calls.ts";
import { accountOfRequest } from "../members/account-for.ts";
import { ENDED_SESSION } from "../members/host-cookie.ts";
import { isQueryTooLong, LONGEST_QUERY, splitAddress } from "../platform/address.ts";
import { decideMethod, isSameOrigin } from "../platform/decide-method.ts";
import { lazy } from "../platform/lazy.ts";
import { log } from "../platform/log.ts";
import { settingsOf } from "../settings/settings.ts";
import { UpstreamFault } from "../upstream/request/fault.ts";
import { lazyCalls } from "../upstream/request/lazy-calls.ts";
import { scopeOfRequest } from "../upstream/request/scope-of-request.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { answerResponse } from "./answer-response.ts";
import { JSON_HEADERS } from "./api-fault.ts";
import { type Caller, refuseCaller, refuseFault, refuseMethod } from "./api-refusal.ts";
import { buildCaller } from "./caller-of.ts";
import {
  type BadParameter,
  FORM_LIMIT_TEXT,
  type ReadQuery,
  type Requester,
  readForm,
  readQuery,
} from "./read-query.ts";

/** Total characters of memoised query strings. */
const MAX_KEY_CHARACTERS = 500_000;

/** Reads a query string; `search` includes the question mark, or is empty. */
type QueryReader = (endpoint: Endpoint, search: string, requester: Requester) => ReadQuery | BadParameter;

/** Memoised `readQuery`: validating a query costs more than serving its answer. */
function createQueryReader(): QueryReader {
  const readers = new LruCache<ReadQuery>(MAX_KEY_CHARACTERS, (_, key) => key.length);
  return function readAddress(endpoint, search, requester) {
    const { storedLocale, defaultLocale, country, timeZone } = requester;
    const key = [endpoint.name, storedLocale, defaultLocale, country, timeZone, search].join("\n");
    const known = readers.get(key);
    if (known) return known;
    const read = readQuery(endpoint, new URLSearchParams(search), requester);
    if ("query" in read) readers.put(key, read);
    return read;
  };
}

/** `/api/ip`: the visitor's country in the specification's shape; never an IP address, and no external look-up. */
function answerIp(
  method: string,
  { country, defaultCountry }: { country: string | undefined; defaultCountry: string },
  caller: Caller,
): Response | Promise<Response> {
  const allow = decideMethod({ effect: false }, method);
  if (allow) return refuseMethod(caller, allow);
  const result = country ? { countryCode: country } : { countryCode: defaultCountry, known: false };
  return Response.json({ message: "Success", result }, { headers: JSON_HEADERS });
}

const lazyMe = lazy(() => import("./me.ts"));

/** Where the browser-facing API is mounted. */
export const API_PREFIX = "/api";

export interface ApiRoutesOptions {
  upstream: Upstream;
  /** For tests; defaults to the registry. */
  find?(path: string): Endpoint | undefined;
}

function refuseParameter({ field, isMissing, detail }: BadParameter, caller: Caller): Promise<Response> {
  const wrong = field === "date" ? "invalidDate" : "invalid";
  return refuseCaller(caller, { status: 400, reason: isMissing ? "missing" : wrong, field, detail });
}

function toRequester(c: Context<Edge>): Requester {
  const { country, timeZone } = c.var.visit;
  const storedLocale = parse(c.req.header("Cookie") ?? "", "locale").locale;
  return { storedLocale, defaultLocale: settingsOf(c.env).defaultLocale, country, timeZone };
}

/** Reads the form of a request with side effects, or refuses it. */
async function readChange(c: Context<Edge>, endpoint: Endpoint): Promise<ReadQuery | Response> {
  const { origin, search } = splitAddress(c.req.url);
  if (!isSameOrigin(c.req.header("Origin"), origin)) {
    return refuseCaller(buildCaller(c), { status: 403, reason: "otherSite", field: "origin" });
  }
  const form = await readForm(c.req.raw);
  if ("status" in form)
    return refuseCaller(buildCaller(c), { ...form, field: "body", values: { limit: FORM_LIMIT_TEXT } });
  const read = readQuery(endpoint, [...form.fields, ...new URLSearchParams(search)], toRequester(c));
  return "query" in read ? read : refuseParameter(read, buildCaller(c, form.fields));
}

/** The query string with path parameters first, so that they win over query parameters of the same name. */
function withPlaces(endpoint: Endpoint, path: string, search: string): string {
  const places = new URLSearchParams(pathParameters(publicPath(endpoint), path.slice(API_PREFIX.length))).toString();
  return places === "" ? search : `?${places}&${search.slice(1)}`;
}

/** Answers about a member never contain their token, whatever the supplier sends. */
const withheldOf = ({ access, withheld }: Endpoint): readonly string[] | undefined =>
  access === "public" ? withheld : [...(withheld ?? []), "token"];

/**
 * Sign-in calls are for pages only: pages turn the token into a cookie, and form limits and bot checks apply there, not
 * here.
 */
const isForPages = ({ name, withheld = [] }: Endpoint): boolean =>
  ["providerToken", "resetToken", "linkToken"].some((token) => withheld.includes(token)) ||
  guardRuleOf(name) !== undefined;

/** Why a call is refused before its parameters are read. */
function refuseCall(c: Context<Edge>, endpoint: Endpoint): Promise<Response> | undefined {
  const { visit } = c.var;
  const { origin, search } = splitAddress(c.req.url);
  const allow = decideMethod(endpoint, c.req.raw.method);
  if (allow) return refuseMethod(buildCaller(c), allow);
  // Bytes are passed through unchanged, so an answer that contains prices can only be left out whole. We say who blocks
  // it (RFC 7725).
  if (endpoint.holdsPrices && !settingsOf(c.env).showsPricesIn(visit.country)) {
    const headers = { Link: `<${origin}>; rel="blocked-by"` };
    return refuseCaller(buildCaller(c), { status: 451, reason: "noPrices", field: "country", headers });
  }
  if (!isQueryTooLong({ search })) return undefined;
  const values = { limit: String(LONGEST_QUERY) };
  return refuseCaller(buildCaller(c), { status: 414, reason: "queryTooLong", field: "query", values });
}

/** The browser-facing API: the contract's paths under `/api`, those of the sevens server under `/api/hkfc`. */
export function apiRoutes({ upstream, find }: ApiRoutesOptions): Hono<Edge> {
  const readAddress = createQueryReader();

  async function answer(c: Context<Edge>, endpoint: Endpoint, { query, variesByCookie }: ReadQuery): Promise<Response> {
    const startedAt = performance.now();
    const scope = { ...scopeOfRequest(c, { isPage: false }), token: c.var.session?.token };
    try {
      const served = await upstream.get(endpoint, query, scope, "bytes");
      const duration = performance.now() - startedAt;
      return answerResponse(served, {
        ifNoneMatch: c.req.header("If-None-Match"),
        variesByCookie,
        withheld: withheldOf(endpoint),
        duration,
      });
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      const refused = await refuseFault(error, buildCaller(c));
      if (error.businessCode === BUSINESS_SESSION_INVALID) refused.headers.append("Set-Cookie", ENDED_SESSION);
      return refused;
    }
  }

  async function me(c: Context<Edge>): Promise<Response> {
    const allow = decideMethod({ effect: false }, c.req.raw.method);
    if (allow) return refuseMethod(buildCaller(c), allow);
    const account = accountOfRequest(c, upstream, buildCaller(c).locale);
    return (await lazyMe()).answerMe({ session: c.var.session, account, siteNow: c.var.visit.now });
  }

  return new Hono<Edge>()
    .onError((error, c) => {
      log("request_failed", { requestId: c.var.requestId, reason: error.message, stack: error.stack });
      return refuseCaller(buildCaller(c), { status: 500, reason: "unexpected", field: "server" });
    })
    .all("/ip", (c) => {
      const { defaultCountry } = settingsOf(c.env);
      return answerIp(c.req.raw.method, { country: c.var.visit.country, defaultCountry }, buildCaller(c));
    })
    .all("/me", me)
    .all("/*", async (c) => {
      const { path, search } = splitAddress(c.req.url);
      const endpoint = (find ?? (await lazyCalls()).findEndpoint)(path.slice(API_PREFIX.length));
      if (!endpoint || isForPages(endpoint))
        return refuseCaller(buildCaller(c), { status: 404, reason: "noSuchCall", field: "path" });
      const refusal = refuseCall(c, endpoint);
      if (refusal) return refusal;
      if (endpoint.effect) {
        const change = await readChange(c, endpoint);
        return change instanceof Response ? change : answer(c, endpoint, change);
      }
      const read = readAddress(endpoint, withPlaces(endpoint, path, search), toRequester(c));
      return "query" in read ? answer(c, endpoint, read) : refuseParameter(read, buildCaller(c));
    });
}
