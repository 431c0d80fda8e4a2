import type { MiddlewareHandler } from "hono";
import { type FigureEnv, writeFigure } from "#contract/figures/write-figure";
import { knownQuery } from "#contract/tables/known-query";
import type { Edge } from "../edge.ts";
import { splitAddress } from "./address.ts";
import { UNCACHED } from "./cache-status.ts";
import { requestFigure } from "./request-figure.ts";
import { setHeaders } from "./set-headers.ts";

/** Milliseconds since an instant of `performance.now()`; workers' timers do not advance between two I/O operations. */
export const elapsed = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;

/** `ms`: milliseconds until the headers were ready. */
export const edgeTiming = (ms: number): string => `edge;dur=${ms}`;

/**
 * Adds Cache-Status to every response that lacks it, and the time until the headers were ready, before the measurements
 * of inner steps.
 */
export function timing(): MiddlewareHandler<Edge> {
  return async function setServerTiming(c, next) {
    const startedAt = performance.now();
    c.set("startedAt", startedAt);
    await next();
    const inner = c.res.headers.get("Server-Timing");
    const own = edgeTiming(elapsed(startedAt));
    const all = inner ? `${own}, ${inner}` : own;
    setHeaders(c, { "Server-Timing": all }, { "Cache-Status": UNCACHED });
  };
}

export type Log = (event: string, fields: Record<string, unknown>) => void;

const LONGEST_PATH = 300;

/** One line of JSON per event. Callers pass no cookies, tokens, bodies or query values that no page reads. */
export const log: Log = (event, fields) => {
  const line = JSON.stringify({ event, ...fields });
  if (event.endsWith("_failed") || Number(fields.status) >= 500) console.error(line);
  else console.log(line);
};

/** The signed part of a member's calendar opens it for whoever reads it. */
const withoutLink = (path: string): string =>
  path.replace(/\/favourites\/[^/]+\/calendar\.ics$/, "/favourites/…/calendar.ics");

/**
 * A path fit for a log: bounded, with only the query that the page reads (known-query.ts), and without parameters that
 * a visitor types and links that open something.
 */
export const loggedPath = (path: string, query: string, typed: readonly string[] = []): string =>
  (withoutLink(path) + (typed.length > 0 ? withoutTyped(query, typed) : query)).slice(0, LONGEST_PATH);

function withoutTyped(query: string, typed: readonly string[]): string {
  const rest = new URLSearchParams(query);
  for (const name of typed) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : "";
}

interface LoggedRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** Until the headers were ready. */
  ms: number;
  country: string | undefined;
  locale: string | undefined;
  /** The Cache-Status header: the layer that answered. */
  cache: string | undefined;
}

/** Logs a request and counts it. */
export function logRequest(env: FigureEnv, request: LoggedRequest): void {
  log("request", { ...request });
  writeFigure(env, requestFigure(request));
}

export function requestLog(): MiddlewareHandler<Edge> {
  return async function writeRequestLog(c, next) {
    await next();
    const { path, search } = splitAddress(c.req.url);
    const { requestId, startedAt, visit, route } = c.var;
    const page = route?.kind === "page" ? route.page : undefined;
    logRequest(c.env, {
      requestId,
      method: c.req.method,
      path: loggedPath(path, knownQuery(search, page?.query ?? []), page?.typed),
      status: c.res.status,
      ms: elapsed(startedAt),
      country: visit?.country,
      locale: route && "locale" in route ? route.locale : undefined,
      cache: c.res.headers.get("Cache-Status") ?? undefined,
    });
  };
}
