import { Hono } from "hono/tiny";
import type { Edge } from "../edge.ts";
import { lazy } from "../platform/lazy.ts";
import type { ProviderHandlersOptions } from "./provider-handlers.ts";

/** Starts a sign-in at a provider; a link, because a POST could not be redirected there (`form-action 'self'`). */
const START_PATH = "/:locale/signin/:provider";

/** Sign-in by LINE and Zalo; loaded with the first request (docs/decisions/0018). */
export function providerRoutes(options: ProviderHandlersOptions): Hono<Edge> {
  const handlers = lazy(async () => (await import("./provider-handlers.ts")).providerHandlers(options));
  return new Hono<Edge>()
    .get(START_PATH, async (c, next) => (await (await handlers()).start(c)) ?? next())
    .get("/linecallback", async (c) => (await handlers()).callback(c, "line"))
    .get("/zaloCallBack", async (c) => (await handlers()).callback(c, "zalo"));
}
