import { Hono } from "hono";
import { systemClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { requireAdmin } from "../platform/require-admin.ts";
import { countQuestions } from "../store/question-queries.ts";
import { listedSuppliers } from "../suppliers/adapter.ts";
import { countDisagreements } from "../suppliers/count-disagreements.ts";
import { differingTables } from "../suppliers/supplier-status.ts";

/**
 * `GET /admin/suppliers`, `Authorization: Bearer ADMIN_TOKEN`: per listed supplier its last answer, what it supplies
 * and what is left of the quota, of how many matches they say different things, in how many competitions their
 * tables differ from ours, and how many questions are open. Asks no supplier.
 */
export function supplierRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/admin/suppliers", requireAdmin(), async (c) => {
    const stubs = listedSuppliers(c.env).map((name) => c.env.SUPPLIER_CLOCK.getByName(name));
    const [questions, disagreements, ...found] = await Promise.all([
      countQuestions(c.env.DB),
      countDisagreements(c.env.DB, systemClock()),
      ...stubs.map((stub) => stub.status()),
    ]);
    const suppliers = found.filter((one) => one !== undefined);
    return c.json({ suppliers, disagreements, differingTables: differingTables(suppliers), questions });
  });
  return app;
}
