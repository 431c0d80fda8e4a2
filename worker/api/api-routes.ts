import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { parse } from "hono/utils/cookie";
import type { Endpoint } from "#contract/endpoint";
import { pathParameters } from "#contract/path-parameters";
import { publicPath } from "#contract/public-path";
import { addressOf, isQueryTooLong, LONGEST_QUERY, splitAddress } from "../address.ts";
import type { Edge } from "../edge.ts";
import { log } from "../log.ts";
import { settingsOf } from "../settings.ts";
import { requestScope } from "../upstream/ask-upstream.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import { lateCalls } from "../upstream/late-calls.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { answerResponse } from "./answer-response.ts";
import { type Caller, refuseCaller, refuseFault, refuseMethod } from "./api-refusal.ts";
import { callerLocale } from "./caller-locale.ts";
import { decideMethod, isSameOrigin } from "./decide-method.ts";
import { answerIp } from "./ip.ts";
import { createQueryReader } from "./query-reader.ts";
import { FORM_LIMIT_TEXT, readForm } from "./read-form.ts";
import { type Asker, type BadParameter, type ReadQuery, readQuery } from "./read-query.ts";

/** Where the browser-facing API is mounted. */
export const API_PREFIX = "/api";

export interface ApiRoutesOptions {
  upstream: Upstream;
  /** For tests; the registry's calls unless told. */
  find?(path: string): Endpoint | undefined;
}

function refuseParameter({ field, isMissing, detail }: BadParameter, caller: Caller): Promise<Response> {
  const wrong = field === "date" ? "invalidDate" : "invalid";
  return refuseCaller(caller, { status: 400, reason: isMissing ? "missing" : wrong, field, detail });
}

function callerOf(c: Context<Edge>, fields: [string, string][] = []): Caller {
  const parameters = new URLSearchParams([...fields, ...new URLSearchParams(splitAddress(c.req.url).search)]);
  return { locale: callerLocale(parameters, c.req.header("Accept-Language")), requestId: c.var.requestId };
}

function askerOf(c: Context<Edge>): Asker {
  const { country, timeZone } = c.var.visit;
  const storedLocale = parse(c.req.header("Cookie") ?? "", "locale").locale;
  return { storedLocale, defaultLocale: settingsOf(c.env).defaultLocale, country, timeZone };
}

/** Reads the form of a request that changes something, or refuses it. */
async function readChange(c: Context<Edge>, endpoint: Endpoint): Promise<ReadQuery | Response> {
  const { origin, search } = splitAddress(c.req.url);
  if (!isSameOrigin(c.req.header("Origin"), origin)) {
    return refuseCaller(callerOf(c), { status: 403, reason: "otherSite", field: "origin" });
  }
  const form = await readForm(c.req.raw);
  if ("status" in form)
    return refuseCaller(callerOf(c), { ...form, field: "body", values: { limit: FORM_LIMIT_TEXT } });
  const read = readQuery(endpoint, [...form.fields, ...new URLSearchParams(search)], askerOf(c));
  return "query" in read ? read : refuseParameter(read, callerOf(c, form.fields));
}

/** The search of an address with what its path tells in front, which so counts before a parameter of that name. */
function withPlaces(endpoint: Endpoint, path: string, search: string): string {
  const places = new URLSearchParams(pathParameters(publicPath(endpoint), path.slice(API_PREFIX.length))).toString();
  return places === "" ? search : `?${places}&${search.slice(1)}`;
}

/** Why a call is not asked, before its parameters are read. */
function refuseCall(c: Context<Edge>, endpoint: Endpoint): Promise<Response> | undefined {
  const { visit } = c.var;
  const { origin, search } = splitAddress(c.req.url);
  const allow = decideMethod(endpoint, c.req.raw.method);
  if (allow) return refuseMethod(callerOf(c), allow);
  // The bytes go out as they came: an answer with a price in it can only be left out whole. We say who does (RFC 7725).
  if (endpoint.holdsPrices && !settingsOf(c.env).showsPricesIn(visit.country)) {
    const headers = { Link: `<${origin}>; rel="blocked-by"` };
    return refuseCaller(callerOf(c), { status: 451, reason: "noPrices", field: "country", headers });
  }
  if (!isQueryTooLong({ search })) return undefined;
  const values = { limit: String(LONGEST_QUERY) };
  return refuseCaller(callerOf(c), { status: 414, reason: "queryTooLong", field: "query", values });
}

/** The browser's way to the upstream: the paths of the contract behind `/api`, those of the sevens server with `hkfc`. */
export function apiRoutes({ upstream, find }: ApiRoutesOptions): Hono<Edge> {
  const readAddress = createQueryReader();

  async function answer(c: Context<Edge>, endpoint: Endpoint, { query, variesByCookie }: ReadQuery): Promise<Response> {
    const { requestId } = c.var;
    const startedAt = performance.now();
    const scope = requestScope({
      env: c.env,
      requestId,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      address: addressOf(c.req.raw),
      isPage: false,
    });
    try {
      const served = await upstream.get(endpoint, query, scope, "bytes");
      const duration = performance.now() - startedAt;
      return answerResponse(served, {
        ifNoneMatch: c.req.header("If-None-Match"),
        variesByCookie,
        withheld: endpoint.withheld,
        duration,
      });
    } catch (error) {
      if (error instanceof UpstreamFault) return refuseFault(error, callerOf(c));
      throw error;
    }
  }

  return new Hono<Edge>()
    .onError((error, c) => {
      log("request_failed", { requestId: c.var.requestId, reason: error.message, stack: error.stack });
      return refuseCaller(callerOf(c), { status: 500, reason: "unexpected", field: "server" });
    })
    .all("/ip", (c) => {
      const { defaultCountry } = settingsOf(c.env);
      return answerIp(c.req.raw.method, { country: c.var.visit.country, defaultCountry }, callerOf(c));
    })
    .all("/*", async (c) => {
      const { path, search } = splitAddress(c.req.url);
      const endpoint = (find ?? (await lateCalls()).findEndpoint)(path.slice(API_PREFIX.length));
      if (!endpoint) return refuseCaller(callerOf(c), { status: 404, reason: "noSuchCall", field: "path" });
      const refusal = refuseCall(c, endpoint);
      if (refusal) return refusal;
      if (endpoint.effect) {
        const change = await readChange(c, endpoint);
        return change instanceof Response ? change : answer(c, endpoint, change);
      }
      const read = readAddress(endpoint, withPlaces(endpoint, path, search), askerOf(c));
      return "query" in read ? answer(c, endpoint, read) : refuseParameter(read, callerOf(c));
    });
}
