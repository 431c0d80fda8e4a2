import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import type { Env } from "../platform/env.ts";
import { migrate } from "../store/test-database.ts";
import { statusRoutes } from "./status-routes.ts";

const bindings = env as unknown as Env;
const ask = async (given: Env) => {
  const answer = await statusRoutes().request("/status", {}, given);
  return { status: answer.status, body: await answer.json() };
};

const season = (competition: string, source: string, importedAt: number) =>
  bindings.DB.prepare("insert into seasons (competition_id, season, source, name, imported_at) values (?, ?, ?, '', ?)")
    .bind(competition, String(importedAt), source, importedAt)
    .run();

beforeAll(() => migrate(bindings.DB));

test("the status says that the database answers, and how many questions of imports are open", async () => {
  const { status, body } = await ask(bindings);
  expect(status).toBe(200);
  expect(body).toMatchObject({ database: { isUp: true }, suppliers: [], disagreements: 0, questions: 0 });
});

test("it says when each sport's matches were imported last, of competitions known to the world or not", async () => {
  await bindings.DB.prepare(
    "insert into competitions (id, name_key, name, kind, sport) values (5000, 'a', 'A', 'cup', 'basketball')",
  ).run();
  await Promise.all([season("1", "imported", 3), season("1", "imported", 8), season("1", "recorded", 99)]);
  await season("5000", "imported", 4);
  const { body } = await ask(bindings);
  expect(body).toMatchObject({
    sports: [
      { sport: "football", importedAt: 8, isSimulated: true },
      { sport: "basketball", importedAt: 4, isSimulated: true },
    ],
  });
});

test("a supplier whose clock does not answer hides nothing else", async () => {
  const getByName = () => ({ status: () => Promise.reject(new Error("evicted")) });
  const { status, body } = await ask({
    ...bindings,
    SUPPLIERS: "openligadb",
    SUPPLIER_CLOCK: { getByName } as unknown as Env["SUPPLIER_CLOCK"],
  });
  expect([status, (body as { suppliers: unknown }).suppliers]).toEqual([200, []]);
});

/** A database that fails with some statements. */
const failing = (isFailing: (sql: string) => boolean) =>
  ({
    prepare(sql: string) {
      if (isFailing(sql)) throw new Error("D1_ERROR: no such table");
      return bindings.DB.prepare(sql);
    },
  }) as unknown as D1Database;

test.each([
  ["does not answer is down", () => true, false],
  ["lacks a table is up", (sql: string) => sql !== "select 1", true],
])("a database that %s, and the reason is a line of the log", async (_case, isFailing, isUp) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const { status, body } = await ask({ ...bindings, DB: failing(isFailing) });
  expect([status, body]).toEqual([503, { database: { isUp } }]);
  expect(logged.mock.calls).toEqual([['{"event":"status_failed","reason":"D1_ERROR: no such table"}']]);
  logged.mockRestore();
});
