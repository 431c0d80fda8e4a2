import type { MiddlewareHandler } from "hono";
import { systemClock } from "./clock.ts";
import type { Env } from "./env.ts";
import { recordAction } from "./operators/action-log.ts";
import { operatorOf } from "./operators/credentials.ts";

/**
 * Requires `Authorization: Bearer` with one of the tokens in ADMIN_TOKEN, else 401; 404 if the upstream has none.
 * Changes below `/admin/` are recorded under the token's name.
 */
export const requireAdmin = (): MiddlewareHandler<{ Bindings: Env }> => async (c, next) => {
  const configured = c.env.ADMIN_TOKEN;
  if (!configured) return c.json({ message: "not found" }, 404);
  const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
  const operator = given === undefined ? undefined : operatorOf(configured, given);
  if (operator === undefined) {
    console.error(JSON.stringify({ event: "operator_refused", path: c.req.path }));
    return c.json({ message: "wrong token" }, 401);
  }
  const isChange = c.req.method === "POST" && c.req.path.startsWith("/admin/");
  if (isChange) await recordAction(c, { operator, at: systemClock() }, next);
  else await next();
};
