import type { MiddlewareHandler } from "hono";
import { knownQuery } from "#contract/tables/known-query";
import type { Edge } from "../edge.ts";
import { splitAddress } from "./address.ts";
import { elapsed } from "./timing.ts";

export type Log = (event: string, fields: Record<string, unknown>) => void;

const LONGEST_PATH = 300;

/** One line of JSON per event. Callers pass no cookies, tokens, bodies or query values that no page reads. */
export const log: Log = (event, fields) => {
  const line = JSON.stringify({ event, ...fields });
  if (event.endsWith("_failed") || Number(fields.status) >= 500) console.error(line);
  else console.log(line);
};

/**
 * A path fit for a log: bounded, with only the query that the page reads (known-query.ts), and without parameters that
 * a visitor types.
 */
export const loggedPath = (path: string, query: string, typed: readonly string[] = []): string =>
  (path + (typed.length > 0 ? withoutTyped(query, typed) : query)).slice(0, LONGEST_PATH);

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
  /** Until the headers were ready; see timing.ts. */
  ms: number;
  country: string | undefined;
  locale: string | undefined;
  /** The Cache-Status header: the layer that answered. */
  cache: string | undefined;
}

export const logRequest = (request: LoggedRequest): void => log("request", { ...request });

export function requestLog(): MiddlewareHandler<Edge> {
  return async function writeRequestLog(c, next) {
    await next();
    const { path, search } = splitAddress(c.req.url);
    const { requestId, startedAt, visit, route } = c.var;
    const page = route?.kind === "page" ? route.page : undefined;
    logRequest({
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
