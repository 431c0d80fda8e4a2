import type { Context } from "hono";
import { Hono } from "hono/tiny";
import { parse } from "hono/utils/cookie";
import type { Endpoint } from "#contract/endpoint";
import { pathParameters } from "#contract/path-parameters";
import { publicPath } from "#contract/public-path";
import { isQueryTooLong, LONGEST_QUERY, splitAddress } from "../address.ts";
import type { Edge } from "../edge.ts";
import { settingsOf } from "../settings.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import { lateCalls } from "../upstream/late-calls.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { answerResponse } from "./answer-response.ts";
import { faultResponse, refuse } from "./api-fault.ts";
import { decideMethod, isSameOrigin } from "./decide-method.ts";
import { answerIp } from "./ip.ts";
import { createQueryReader } from "./query-reader.ts";
import { readForm } from "./read-form.ts";
import { type Asker, type BadParameter, type ReadQuery, readQuery } from "./read-query.ts";

/** Where the browser-facing API is mounted. */
export const API_PREFIX = "/api";

export interface ApiRoutesOptions {
  upstream: Upstream;
  /** For tests; the registry's calls unless told. */
  find?(path: string): Endpoint | undefined;
}

const refuseParameter = ({ field, reason }: BadParameter, requestId: string): Response =>
  refuse({ status: 400, message: `${field}: ${reason}`, field, requestId });

function askerOf(c: Context<Edge>): Asker {
  const { country, timeZone } = c.var.visit;
  const storedLocale = parse(c.req.header("Cookie") ?? "", "locale").locale;
  return { storedLocale, defaultLocale: settingsOf(c.env).defaultLocale, country, timeZone };
}

/** Reads the form of a request that changes something, or refuses it. */
async function readChange(c: Context<Edge>, endpoint: Endpoint): Promise<ReadQuery | Response> {
  const { requestId } = c.var;
  const { origin, search } = splitAddress(c.req.url);
  if (!isSameOrigin(c.req.header("Origin"), origin)) {
    return refuse({ status: 403, message: "not from a page of this site", requestId });
  }
  const form = await readForm(c.req.raw);
  if ("status" in form) return refuse({ status: form.status, message: form.reason, requestId });
  const read = readQuery(endpoint, [...form.fields, ...new URLSearchParams(search)], askerOf(c));
  return "query" in read ? read : refuseParameter(read, requestId);
}

/** The search of an address with what its path tells in front, which so counts before a parameter of that name. */
function withPlaces(endpoint: Endpoint, path: string, search: string): string {
  const places = new URLSearchParams(pathParameters(publicPath(endpoint), path.slice(API_PREFIX.length))).toString();
  return places === "" ? search : `?${places}&${search.slice(1)}`;
}

/** Why a call is not asked, before its parameters are read. */
function refuseCall(c: Context<Edge>, endpoint: Endpoint): Response | undefined {
  const { requestId, visit } = c.var;
  const { origin, search } = splitAddress(c.req.url);
  const allow = decideMethod(endpoint, c.req.raw.method);
  if (allow) return refuse({ status: 405, message: `send ${allow}`, requestId, headers: { Allow: allow } });
  // The bytes go out as they came: an answer with a price in it can only be left out whole. We say who does (RFC 7725).
  if (endpoint.holdsPrices && !settingsOf(c.env).showsPricesIn(visit.country)) {
    const headers = { Link: `<${origin}>; rel="blocked-by"` };
    return refuse({ status: 451, message: "no prices are shown in this country", requestId, headers });
  }
  if (!isQueryTooLong({ search })) return undefined;
  return refuse({ status: 414, message: `query longer than ${LONGEST_QUERY} characters`, requestId });
}

/** The browser's way to the upstream: the paths of the contract behind `/api`, those of the sevens server with `hkfc`. */
export function apiRoutes({ upstream, find }: ApiRoutesOptions): Hono<Edge> {
  const readAddress = createQueryReader();

  async function answer(c: Context<Edge>, endpoint: Endpoint, { query, variesByCookie }: ReadQuery): Promise<Response> {
    const { requestId } = c.var;
    const startedAt = performance.now();
    const scope = { env: c.env, requestId, waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
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
      if (error instanceof UpstreamFault) return faultResponse(error, requestId);
      throw error;
    }
  }

  return new Hono<Edge>()
    .all("/ip", (c) => answerIp(c.req.raw.method, c.var.visit.country, settingsOf(c.env).defaultCountry))
    .all("/*", async (c) => {
      const { path, search } = splitAddress(c.req.url);
      const { requestId } = c.var;
      const endpoint = (find ?? (await lateCalls()).findEndpoint)(path.slice(API_PREFIX.length));
      if (!endpoint) return refuse({ status: 404, message: "no such call", requestId });
      const refusal = refuseCall(c, endpoint);
      if (refusal) return refusal;
      if (endpoint.effect) {
        const change = await readChange(c, endpoint);
        return change instanceof Response ? change : answer(c, endpoint, change);
      }
      const read = readAddress(endpoint, withPlaces(endpoint, path, search), askerOf(c));
      return "query" in read ? answer(c, endpoint, read) : refuseParameter(read, requestId);
    });
}
