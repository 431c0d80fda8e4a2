import type { MiddlewareHandler } from "hono";
import { NO_STORE } from "#contract/tables/edge-headers";
import type { Edge } from "../edge.ts";
import { splitAddress } from "../platform/address.ts";
import { decideRoute, type RedirectRoute } from "./decide-route.ts";

const HOUR = 3_600;

/** Redirects to another spelling are shared; those that depend on the visitor or the day must not be cached. */
export const redirectHeaders = ({
  status,
  location,
}: Pick<RedirectRoute, "status" | "location">): Record<string, string> =>
  status === 301
    ? { Location: location, "Cache-Control": `public, max-age=${HOUR}` }
    : {
        Location: location,
        ...NO_STORE,
        Vary: "Cookie, Accept-Language, CF-IPCountry",
      };

/** Redirects every non-canonical address to the page's own; where only data can tell, servePages does. */
export function routing(): MiddlewareHandler<Edge> {
  return async function route(c, next) {
    const { path, search } = splitAddress(c.req.url);
    const { now, chooseLocale, chooseSport } = c.var.visit;
    const decided = decideRoute({ path, search, now, chooseLocale, chooseSport });
    c.set("route", decided);
    // Requests with side effects are never redirected: formLimits refuses them.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    if (decided.kind === "redirect" && !decided.leadsTo) return c.body(null, decided.status, redirectHeaders(decided));
    if (decided.kind === "missing-file") return c.text("Not found\n", 404, { "Cache-Control": "public, max-age=60" });
    await next();
  };
}
