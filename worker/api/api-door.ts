import { type Context, Hono } from "hono";
import { parse } from "hono/utils/cookie";
import type { Endpoint } from "#contract/endpoint";
import { findEndpoint } from "#contract/registry";
import { splitAddress } from "../address.ts";
import { MemoryStore } from "../cache/memory-store.ts";
import type { Edge } from "../edge.ts";
import { settingsOf } from "../settings.ts";
import { UpstreamFault } from "../upstream/fault.ts";
import type { Upstream } from "../upstream/upstream.ts";
import { answerResponse } from "./answer-response.ts";
import { faultResponse, refuse } from "./api-fault.ts";
import { decideMethod, isSameOrigin } from "./decide-method.ts";
import { answerIp } from "./ip.ts";
import { readForm } from "./read-form.ts";
import { type Asker, type BadParameter, type ReadQuery, readQuery } from "./read-query.ts";

/** Where the door is mounted. */
export const API_PREFIX = "/api";

/** Bytes. */
const LONGEST_QUERY = 4_096;
/** Characters of addresses whose reading is remembered: checking a query costs more than serving its answer. */
const REMEMBERED = 500_000;

export interface ApiDoorOptions {
  upstream: Upstream;
  /** For tests; the registry's calls unless told. */
  find?(path: string): Endpoint | undefined;
}

const refuseParameter = ({ field, reason }: BadParameter, requestId: string): Response =>
  refuse({ status: 400, message: `${field}: ${reason}`, field, requestId });

/** The browser's way to the upstream: the paths of the contract behind `/api`, those of the sevens server with `hkfc`. */
export function apiDoor({ upstream, find = findEndpoint }: ApiDoorOptions): Hono<Edge> {
  const remembered = new MemoryStore<ReadQuery>(REMEMBERED, (_, key) => key.length);

  function askerOf(c: Context<Edge>): Asker {
    const { country, timeZone } = c.var.visit;
    const storedLocale = parse(c.req.header("Cookie") ?? "", "locale").locale;
    return { storedLocale, defaultLocale: settingsOf(c.env).defaultLocale, country, timeZone };
  }

  function readAddress(c: Context<Edge>, endpoint: Endpoint, search: string): ReadQuery | BadParameter {
    const asker = askerOf(c);
    const { storedLocale, defaultLocale, country, timeZone } = asker;
    const key = [endpoint.name, storedLocale, defaultLocale, country, timeZone, search].join("\n");
    const known = remembered.get(key);
    if (known) return known;
    const read = readQuery(endpoint, new URLSearchParams(search), asker);
    if ("query" in read) remembered.put(key, read);
    return read;
  }

  async function ask(c: Context<Edge>, endpoint: Endpoint, { query, variesByCookie }: ReadQuery): Promise<Response> {
    const { requestId } = c.var;
    const startedAt = performance.now();
    const scope = { env: c.env, requestId, waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work) };
    try {
      const served = await upstream.get(endpoint, query, scope);
      const duration = performance.now() - startedAt;
      return answerResponse(served, { ifNoneMatch: c.req.header("If-None-Match"), variesByCookie, duration });
    } catch (error) {
      if (error instanceof UpstreamFault) return faultResponse(error, requestId);
      throw error;
    }
  }

  async function change(c: Context<Edge>, endpoint: Endpoint, origin: string, search: string): Promise<Response> {
    const { requestId } = c.var;
    if (!isSameOrigin(c.req.header("Origin"), origin)) {
      return refuse({ status: 403, message: "not from a page of this site", requestId });
    }
    const form = await readForm(c.req.raw);
    if ("status" in form) return refuse({ status: form.status, message: form.reason, requestId });
    const read = readQuery(endpoint, [...form.fields, ...new URLSearchParams(search)], askerOf(c));
    return "query" in read ? ask(c, endpoint, read) : refuseParameter(read, requestId);
  }

  return new Hono<Edge>()
    .all("/ip", (c) => answerIp(c.req.raw.method, c.var.visit.country, settingsOf(c.env).defaultCountry))
    .all("/*", async (c) => {
      const { origin, path, search } = splitAddress(c.req.url);
      const { requestId } = c.var;
      const endpoint = find(path.slice(API_PREFIX.length));
      if (!endpoint) return refuse({ status: 404, message: "no such call", requestId });
      const allow = decideMethod(endpoint, c.req.raw.method);
      if (allow) return refuse({ status: 405, message: `send ${allow}`, requestId, headers: { Allow: allow } });
      if (search.length > LONGEST_QUERY + 1) {
        return refuse({ status: 414, message: `query longer than ${LONGEST_QUERY} bytes`, requestId });
      }
      if (endpoint.effect) return change(c, endpoint, origin, search);
      const read = readAddress(c, endpoint, search);
      return "query" in read ? ask(c, endpoint, read) : refuseParameter(read, requestId);
    });
}
