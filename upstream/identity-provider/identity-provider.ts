import { Hono } from "hono";
import { createGrants } from "./grants.ts";
import { lineProvider } from "./line.ts";
import type { Client } from "./provider.ts";
import { zaloProvider } from "./zalo.ts";

/**
 * A stand-in for LINE (`/line`) and Zalo (`/zalo`) for a developer's machine and tests, at least as strict as the real
 * ones. No deployed worker imports it. `now` in milliseconds.
 */
export function identityProvider(clients: { line: Client; zalo: Client }, now: () => number): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set("Cache-Control", "no-store");
  });
  app.get("/", (c) => c.text("A stand-in of LINE and Zalo."));
  app.route("/line", lineProvider(clients.line, createGrants(now), now));
  app.route("/zalo", zaloProvider(clients.zalo, createGrants(now)));
  return app;
}
