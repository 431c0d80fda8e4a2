import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Env } from "../platform/env.ts";
import { migrate } from "../store/test-database.ts";
import { statusRoutes } from "./status-routes.ts";

const bindings = env as unknown as Env;
const ask = async (given: Env) => {
  const answer = await statusRoutes().request("/status", {}, given);
  return { status: answer.status, body: await answer.json() };
};

test("the status says that the database answers, and how many questions of imports are open", async () => {
  await migrate(bindings.DB);
  const { status, body } = await ask(bindings);
  expect(status).toBe(200);
  expect(body).toMatchObject({ database: { isUp: true }, suppliers: [], questions: 0 });
});

test("a database that does not answer is down, and nothing else is asked", async () => {
  const prepare = () => {
    throw new Error("D1_ERROR");
  };
  const { status, body } = await ask({ ...bindings, DB: { prepare } as unknown as D1Database });
  expect([status, body]).toEqual([503, { database: { isUp: false }, suppliers: [] }]);
});
