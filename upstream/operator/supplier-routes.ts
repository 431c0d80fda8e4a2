import { Hono } from "hono";
import type { Env } from "../platform/env.ts";
import { requireAdmin } from "../platform/require-admin.ts";
import { countQuestions } from "../store/question-queries.ts";
import { listedSuppliers } from "../suppliers/adapter.ts";

/**
 * `GET /admin/suppliers`, `Authorization: Bearer ADMIN_TOKEN`: per listed supplier its last answer, what it supplies
 * and what is left of the quota, and how many questions are open. Asks no supplier.
 */
export function supplierRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/admin/suppliers", requireAdmin(), async (c) => {
    const stubs = listedSuppliers(c.env).map((name) => c.env.SUPPLIER_CLOCK.getByName(name));
    const [questions, ...found] = await Promise.all([countQuestions(c.env.DB), ...stubs.map((stub) => stub.status())]);
    return c.json({ suppliers: found.filter((one) => one !== undefined), questions });
  });
  return app;
}
