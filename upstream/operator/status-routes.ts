import { Hono } from "hono";
import type { Env } from "../platform/env.ts";
import { countQuestions } from "../store/question-queries.ts";
import { listedSuppliers } from "../suppliers/adapter.ts";
import type { SupplierStatus } from "../suppliers/supplier-status.ts";

/** The name of the migration that wrangler has applied last; undefined where it has applied none. */
async function lastMigration(database: D1Database): Promise<string | undefined> {
  const table = await database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").first();
  if (!table) return undefined;
  const name = await database.prepare("select name from d1_migrations order by id desc limit 1").first<string>("name");
  return name ?? undefined;
}

async function readDatabase(database: D1Database): Promise<{ isUp: boolean; migration?: string }> {
  try {
    const migration = await lastMigration(database);
    return { isUp: true, ...(migration !== undefined && { migration }) };
  } catch {
    return { isUp: false };
  }
}

/** What everybody may know of a supplier; the ids of its competitions are for operators (`/admin/suppliers`). */
const publicStatus = ({ competitions, ...status }: SupplierStatus) => ({
  ...status,
  competitions: competitions.length,
});

/** `GET /status`: the database, and per listed supplier its last answer and what is left of the quota. */
export function statusRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/status", async (c) => {
    const database = await readDatabase(c.env.DB);
    if (!database.isUp) return c.json({ database, suppliers: [] }, 503);
    const clocks = listedSuppliers(c.env).map((name) => c.env.SUPPLIER_CLOCK.getByName(name));
    const [questions, ...found] = await Promise.all([countQuestions(c.env.DB), ...clocks.map((one) => one.status())]);
    const suppliers = found.filter((one) => one !== undefined).map(publicStatus);
    return c.json({ database, suppliers, questions });
  });
  return app;
}
