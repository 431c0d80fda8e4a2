import { desc, lt, lte } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import type { Context } from "hono";
import { DAY } from "#contract/time/units";
import type { Expired } from "../delete-in-parts.ts";
import type { Env } from "../env.ts";
import { operatorActions } from "./schema.ts";
import { subjectOf } from "./subject.ts";

/** Milliseconds: a season and the next one's start. */
export const ACTIONS_KEPT = 400 * DAY;

type OperatorAction = Omit<typeof operatorActions.$inferSelect, "id">;

type OperatorContext = Context<{ Bindings: Env }>;

/** For a file that is imported in a later pass: it was sent too early, and nothing has changed. */
const NOT_YET = 202;

/** The fields of a small form; those of uploads are in the answer. */
async function formIn(request: Request): Promise<Record<string, unknown>> {
  if (!request.headers.get("Content-Type")?.startsWith("application/x-www-form-urlencoded")) return {};
  return Object.fromEntries(new URLSearchParams(await request.clone().text()));
}

const answerIn = (response: Response): Promise<Record<string, unknown>> =>
  response.json<Record<string, unknown>>().catch(() => ({}));

/** Stored, and logged: the log cannot be changed through the database. */
async function store(db: DrizzleD1Database, action: OperatorAction): Promise<void> {
  console.log(JSON.stringify({ event: "operator_action", ...action }));
  try {
    await db.insert(operatorActions).values(action);
  } catch (error) {
    console.error(JSON.stringify({ event: "operator_action_not_stored", reason: String(error) }));
  }
}

/** Makes an operator's change and records it: the time, the token's name, the action, its subject and its outcome. */
export async function recordAction(
  c: OperatorContext,
  { operator, at }: Pick<OperatorAction, "operator" | "at">,
  act: () => Promise<void>,
): Promise<void> {
  const sent = formIn(c.req.raw);
  await act();
  const { status } = c.res;
  if (status === NOT_YET) return;
  const subject = subjectOf(c.req.query(), await sent, await answerIn(c.res.clone()));
  const action = c.req.path.replace("/admin/", "");
  await store(drizzle(c.env.DB), { at, operator, action, subject, status });
}

/** The newest first; `before`: the id of the last one of the previous page. */
export const listActions = (db: DrizzleD1Database, before: number, most: number) =>
  db.select().from(operatorActions).where(lt(operatorActions.id, before)).orderBy(desc(operatorActions.id)).limit(most);

export const oldActions = (now: number): Expired => ({
  table: operatorActions,
  isExpired: lte(operatorActions.at, now - ACTIONS_KEPT),
});
