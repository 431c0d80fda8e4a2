import type { MiddlewareHandler } from "hono";
import {
  type AnswerClass,
  type Figure,
  type FigureEnv,
  type Outcome,
  writeFigure,
} from "#contract/figures/write-figure";
import { knownQuery } from "#contract/tables/known-query";
import type { Edge } from "../edge.ts";
import { splitAddress } from "./address.ts";
import { UNCACHED } from "./cache-status.ts";
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

const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** By the Cache-Status header (RFC 9211): the outermost cache comes first. */
function outcomeOf(cache: string): Outcome {
  if (cache.includes("detail=last-good")) return "last-good";
  if (cache.includes("fwd=bypass")) return "bypass";
  if (cache.includes("fwd=")) return "miss";
  return cache.includes("ttl=-") ? "stale" : "hit";
}

const classOf = (status: number): AnswerClass =>
  status >= SERVER_ERROR ? "fault" : status === TOO_MANY ? "refused" : "ok";

/** What is counted of a logged request. */
export const requestFigure = (
  { status, cache, ms }: { status: number; cache: string | undefined; ms: number },
  oneOf = 1,
): Figure => ({ name: "request", outcome: outcomeOf(cache ?? "fwd=bypass"), answer: classOf(status), ms, oneOf });

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

/**
 * One in this many polls is logged: a page polls six times a minute, and a line for each would cost more than the poll.
 */
export const ONE_OF = 100;

/** The fields of a line are built only if it is written. */
type SampledLog = (event: string, fields: () => Record<string, unknown>) => void;

/** A log that writes the first of every hundred lines, marked as standing for a hundred. One per isolate. */
export function sampledLog(log: Log, oneOf = ONE_OF): SampledLog {
  let count = 0;
  return (event, fields) => {
    if (count === 0) log(event, { ...fields(), oneOf });
    count = (count + 1) % oneOf;
  };
}
