import type { MiddlewareHandler } from "hono";
import { splitAddress } from "./address.ts";
import type { Edge } from "./edge.ts";
import { knownQuery } from "./known-query.ts";
import { elapsed } from "./timing.ts";

export type Log = (event: string, fields: Record<string, unknown>) => void;

const LONGEST_PATH = 300;

/** One line of JSON an event. Callers give no cookies, tokens, bodies or query values that no page reads. */
export const log: Log = (event, fields) => {
  const line = JSON.stringify({ event, ...fields });
  if (event.endsWith("_failed") || Number(fields.status) >= 500) console.error(line);
  else console.log(line);
};

/** A path fit for a log: bounded, with the query that the page reads (known-query.ts) and no other. */
export const loggedPath = (path: string, query: string): string => (path + query).slice(0, LONGEST_PATH);

interface LoggedRequest {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** Until the headers were ready, see timing.ts. */
  ms: number;
  country: string | undefined;
  locale: string | undefined;
  /** The Cache-Status header: which layer answered. */
  cache: string | undefined;
}

export const logRequest = (request: LoggedRequest): void => log("request", { ...request });

export function requestLog(): MiddlewareHandler<Edge> {
  return async function writeRequestLog(c, next) {
    await next();
    const { path, search } = splitAddress(c.req.url);
    const { requestId, startedAt, visit, route } = c.var;
    logRequest({
      requestId,
      method: c.req.method,
      path: loggedPath(path, route?.kind === "page" ? knownQuery(search, route.page.query) : ""),
      status: c.res.status,
      ms: elapsed(startedAt),
      country: visit?.country,
      locale: route && "locale" in route ? route.locale : undefined,
      cache: c.res.headers.get("Cache-Status") ?? undefined,
    });
  };
}
