import { Hono } from "hono";
import { SPORTS } from "#contract/tables/sports";
import { simulationMode } from "../match/simulation.ts";
import { systemClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { hasSecret } from "../services/members/settings.ts";
import { readNewestImports } from "../store/newest-imports.ts";
import { countQuestions } from "../store/question-queries.ts";
import { ADAPTERS, listedSuppliers } from "../suppliers/adapter.ts";
import { countDisagreements } from "../suppliers/count-disagreements.ts";
import { differingTables, type SupplierStatus } from "../suppliers/supplier-status.ts";

/** The name of the migration that wrangler has applied last; undefined where it has applied none. */
async function lastMigration(database: D1Database): Promise<string | undefined> {
  const table = await database.prepare("select 1 from sqlite_master where name = 'd1_migrations'").first();
  if (!table) return undefined;
  const name = await database.prepare("select name from d1_migrations order by id desc limit 1").first<string>("name");
  return name ?? undefined;
}

/** What everybody may know of a supplier; the ids of its competitions are for operators (`/admin/suppliers`). */
const publicStatus = ({ competitions, ...status }: SupplierStatus) => ({
  ...status,
  competitions: competitions.length,
});

/** Suppliers whose clocks answer; one that does not must not hide the others. */
async function readSuppliers(env: Env) {
  const found = listedSuppliers(env).map(async (name) => {
    const { sport } = await ADAPTERS[name]();
    const status = await env.SUPPLIER_CLOCK.getByName(name)
      .status()
      .catch(() => undefined);
    return status ? [{ status, sport }] : [];
  });
  return (await Promise.all(found)).flat();
}

async function readData(env: Env) {
  const [migration, questions, imports, suppliers, disagreements] = await Promise.all([
    lastMigration(env.DB),
    countQuestions(env.DB),
    readNewestImports(env.DB),
    readSuppliers(env),
    countDisagreements(env.DB, systemClock()),
  ]);
  const isSimulated = simulationMode(env.SIMULATION) !== "off";
  return {
    database: { isUp: true, ...(migration !== undefined && { migration }) },
    members: { isConfigured: hasSecret(env) },
    sports: SPORTS.map(({ code }) => ({ sport: code, isSimulated, importedAt: imports.get(code) ?? 0 })),
    suppliers: suppliers.map(({ status, sport }) => ({ ...publicStatus(status), sport })),
    disagreements,
    differingTables: differingTables(suppliers.map(({ status }) => status)),
    questions,
  };
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether the database answers the smallest question. */
async function answers(database: D1Database): Promise<boolean> {
  try {
    await database.prepare("select 1").first();
    return true;
  } catch {
    return false;
  }
}

/**
 * `GET /status`: the database, when each sport's matches were imported last, and per listed supplier its last answer
 * and what is left of the quota, of how many matches they say different things, and in how many
 * competitions their tables differ from ours. 503 if any of it cannot be read,
 * with whether it is the database that does not answer.
 */
export function statusRoutes(): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.get("/status", async (c) => {
    try {
      return c.json(await readData(c.env));
    } catch (error) {
      console.error(JSON.stringify({ event: "status_failed", reason: reasonOf(error) }));
      return c.json({ database: { isUp: await answers(c.env.DB) } }, 503);
    }
  });
  return app;
}
