import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import type { Env } from "../platform/env.ts";
import { listActions } from "../platform/operators/action-log.ts";
import { requireAdmin } from "../platform/require-admin.ts";

const ACTIONS_PER_PAGE = 100;

/** `GET /admin/actions?before=N`, with a token of ADMIN_TOKEN: what operators have changed, the newest first. */
export function actionRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/admin/actions", requireAdmin(), async (c) => {
    const before = Number(c.req.query("before") ?? Number.MAX_SAFE_INTEGER);
    if (!Number.isSafeInteger(before) || before < 1) return c.json({ message: "before: not an id" }, 400);
    const actions = await listActions(drizzle(c.env.DB), before, ACTIONS_PER_PAGE);
    return c.json({ actions, ...(actions.length === ACTIONS_PER_PAGE && { next: actions.at(-1)!.id }) });
  });
  return app;
}
