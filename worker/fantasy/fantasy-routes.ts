import { Hono } from "hono/tiny";
import { FANTASY_OPEN_PATH } from "#contract/tables/pages/fantasy-pages";
import type { Edge } from "../edge.ts";
import type { Clock } from "../platform/clock.ts";
import { lazy } from "../platform/lazy.ts";
import type { FantasyOptions } from "./fantasy-handlers.ts";

const METHODS = ["GET", "POST"];
const lazyStub = lazy(() => import("./fantasy-stub.ts"));

/**
 * The handoff form, and the local stub of the fantasy site; loaded with the first request (docs/decisions/0018).
 */
export function fantasyRoutes({ clock, ...options }: FantasyOptions & { clock: Clock }): Hono<Edge> {
  const handlers = lazy(async () => (await import("./fantasy-handlers.ts")).fantasyHandlers(options));
  return new Hono<Edge>()
    .on(METHODS, `/:locale${FANTASY_OPEN_PATH}`, async (c, next) => (await (await handlers()).open(c)) ?? next())
    .on(METHODS, "/fantasy/*", async (c, next) => (await (await lazyStub()).requestStub(c, clock)) ?? next());
}
