import type { MiddlewareHandler } from "hono";
import { splitAddress } from "../address.ts";
import type { Edge } from "../edge.ts";
import { decideRoute, type RedirectRoute } from "./decide-route.ts";

const HOUR = 3_600;

/** Another spelling is one for everyone; where the visitor or the day decides, nobody may keep the answer. */
export const redirectHeaders = ({
  status,
  location,
}: Pick<RedirectRoute, "status" | "location">): Record<string, string> =>
  status === 301
    ? { Location: location, "Cache-Control": `public, max-age=${HOUR}` }
    : {
        Location: location,
        "Cache-Control": "private, no-store",
        Vary: "Cookie, Accept-Language, CF-IPCountry",
      };

/** Sends every address that is not a page's own to the page's own; where only data say what that is, servePages does. */
export function routing(): MiddlewareHandler<Edge> {
  return async function route(c, next) {
    const { path, search } = splitAddress(c.req.url);
    const { now, chooseLocale, chooseSport } = c.var.visit;
    const decided = decideRoute({ path, search, now, chooseLocale, chooseSport });
    c.set("route", decided);
    // What would change something goes nowhere by itself: formLimits refuses it.
    if (c.req.method !== "GET" && c.req.method !== "HEAD") return next();
    if (decided.kind === "redirect" && !decided.leadsTo) return c.body(null, decided.status, redirectHeaders(decided));
    if (decided.kind === "missing-file") return c.text("Not found\n", 404, { "Cache-Control": "public, max-age=60" });
    await next();
  };
}
