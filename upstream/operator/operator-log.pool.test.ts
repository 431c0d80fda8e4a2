import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Env } from "../platform/env.ts";
import { ACTIONS_KEPT, listActions } from "../platform/operators/action-log.ts";
import { operatorActions } from "../platform/operators/schema.ts";
import { requireAdmin } from "../platform/require-admin.ts";
import { moderateRoutes } from "../services/comments/moderate-routes.ts";
import { purgeMembers } from "../services/erasure/erase.ts";
import { migrate } from "../store/test-database.ts";
import { actionRoutes } from "./action-routes.ts";

const bindings = { ...(env as unknown as Env), ADMIN_TOKEN: "mai:token-of-mai,tom:token-of-tom" };
const db = drizzle(bindings.DB);
const NOW = Date.parse("2026-11-30T08:00:00Z");

const app = new Hono<{ Bindings: Env }>();
app.route(
  "/",
  moderateRoutes(() => NOW),
);
app.route("/", actionRoutes());
app.use("/admin/import/*", requireAdmin());
app.post("/admin/import", async (c) => {
  const length = (await c.req.text()).length;
  return length === 0 ? c.json({ pass: 2 }, 202) : c.json({ batch: 3, length });
});
app.post("/dev/fill", requireAdmin(), (c) => c.json({}));

const ask = (path: string, token: string, init: RequestInit = {}, given: Env = bindings) =>
  app.request(path, { ...init, headers: { ...init.headers, Authorization: `Bearer ${token}` } }, given);
const decide = (fields: Record<string, string>, token = "token-of-mai") =>
  ask("/admin/comments", token, { method: "POST", body: new URLSearchParams(fields) });
const rows = () => listActions(db, Number.MAX_SAFE_INTEGER, 100);
const lines: string[] = [];

beforeAll(() => migrate(bindings.DB));
beforeEach(async () => {
  lines.length = 0;
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  vi.spyOn(console, "error").mockImplementation((line: string) => void lines.push(line));
  await db.delete(operatorActions);
});
afterEach(() => void vi.restoreAllMocks());

test("a change is recorded with its token's name, its ids and its end, and nothing else of it", async () => {
  const form = { newsCommentId: "12", action: "hide", operator: "Mai", reason: "insults Nok" };
  expect((await decide(form)).status).toBe(404);
  const action = { operator: "mai", action: "comments", subject: "newsCommentId=12 action=hide", status: 404 };
  expect(await rows()).toEqual([{ id: expect.any(Number), at: expect.any(Number), ...action }]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { event: "operator_action", at: expect.any(Number), ...action },
  ]);
});

test("a body reaches its route whole, and the answer says what was made", async () => {
  const answer = await ask("/admin/import?file=en.1.json", "token-of-tom", { method: "POST", body: "12345" });
  expect(await answer.json()).toEqual({ batch: 3, length: 5 });
  expect(await rows()).toMatchObject([{ operator: "tom", action: "import", subject: "batch=3 file=en.1.json" }]);
});

test("reading, what has changed nothing yet, and filling a developer's site are not recorded", async () => {
  await ask("/admin/comments", "token-of-mai");
  await ask("/admin/import?file=a.json", "token-of-mai", { method: "POST" });
  await ask("/dev/fill", "token-of-mai", { method: "POST" });
  expect(await rows()).toEqual([]);
});

test.each([
  ["a wrong token", "token-of-nok"],
  ["a name with its token", "mai:token-of-mai"],
])("%s is refused, and a line of the log without it", async (_case, token) => {
  expect((await decide({ newsCommentId: "12" }, token)).status).toBe(401);
  expect(await rows()).toEqual([]);
  expect(lines).toEqual([JSON.stringify({ event: "operator_refused", path: "/admin/comments" })]);
});

test("a change that cannot be stored is in the log, and made all the same", async () => {
  const prepare = () => {
    throw new Error("D1_ERROR");
  };
  const broken = { ...bindings, DB: { prepare } as unknown as D1Database };
  const answer = await ask("/admin/import?file=a.json", "token-of-mai", { method: "POST", body: "1" }, broken);
  expect(answer.status).toBe(200);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(["operator_action", "operator_action_not_stored"]);
});

test("the record is listed for operators, the newest first, a page at a time", async () => {
  const row = { at: NOW, operator: "mai", action: "import", subject: "", status: 200 };
  for (let count = 0; count < 6; count += 1) await db.insert(operatorActions).values(Array(20).fill(row));
  const page = async (query: string) => {
    const answer = await ask(`/admin/actions${query}`, "token-of-tom");
    return answer.json<{ actions: { id: number }[]; next?: number }>();
  };
  const first = await page("");
  const ids = first.actions.map(({ id }) => id);
  expect([ids.length, ids.toSorted((a, b) => b - a)]).toEqual([100, ids]);
  const second = await page(`?before=${first.next}`);
  expect([second.actions.length, second.next]).toEqual([20, undefined]);
  expect((await ask("/admin/actions?before=x", "token-of-tom")).status).toBe(400);
  expect((await ask("/admin/actions", "token-of-nok")).status).toBe(401);
});

test("rows are deleted after four hundred days", async () => {
  const row = { operator: "mai", action: "import", subject: "", status: 200 };
  await db.insert(operatorActions).values([
    { ...row, at: NOW - ACTIONS_KEPT },
    { ...row, at: NOW - ACTIONS_KEPT + 1 },
  ]);
  await purgeMembers(db, NOW);
  expect((await rows()).map(({ at }) => at)).toEqual([NOW - ACTIONS_KEPT + 1]);
});
