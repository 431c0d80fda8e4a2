import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import { siteClock } from "../../../platform/clock.ts";
import type { Env } from "../../../platform/env.ts";
import { formFields } from "../../../platform/form-fields.ts";
import { requireAdmin } from "../../../platform/require-admin.ts";
import { decideVideo, videosIn } from "../decide-video.ts";

const PATH = "/admin/contest-videos";
const MOST_BYTES = 16 * 1024;
const MOST_POINTS = 1_000;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
const OF_ALL = { entryId: z.string().check(z.regex(/^\w{1,64}$/, "not an id")), operator: line(100) };

const DecisionForm = z.discriminatedUnion("action", [
  z.object({
    ...OF_ALL,
    action: z.literal("approve"),
    points: z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_POINTS)),
    reason: z._default(line(500), "approved"),
  }),
  z.object({ ...OF_ALL, action: z.literal("refuse"), reason: line(500) }),
]);

const ListQuery = z.object({
  state: z._default(z.enum(["waiting", "approved", "refused"]), "waiting"),
  after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0),
});

const toFault = ({ issues: [issue] }: z.core.$ZodError) => ({ message: `${issue?.path.join(".")}: ${issue?.message}` });

/**
 * For operators, with the ADMIN_TOKEN. `GET /admin/contest-videos?state=waiting&after=`: contest videos, 50 per page.
 * `POST`: a form of `entryId`, `action` (approve with `points`, refuse with `reason`) and `operator`; 200 when done and
 * recorded, 400 with the invalid field, 404 for an unknown video. `realNow` in milliseconds.
 */
export function contestVideoRoutes(realNow: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(PATH, requireAdmin());
  app.get(PATH, async (c) => {
    const read = ListQuery.safeParse(c.req.query());
    if (!read.success) return c.json(toFault(read.error), 400);
    return c.json(await videosIn(drizzle(c.env.DB), read.data));
  });
  app.post(PATH, bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    const read = DecisionForm.safeParse(await formFields(c.req.raw));
    if (!read.success) return c.json(toFault(read.error), 400);
    const { entryId, operator, reason } = read.data;
    const decided =
      read.data.action === "approve"
        ? { state: "approved" as const, points: read.data.points }
        : { state: "refused" as const, points: 0 };
    const at = siteClock.now(c.env.ENVIRONMENT) ?? realNow();
    const decision = { entryId, operator, reason, ...decided, at, storedAt: realNow() };
    if (!(await decideVideo(drizzle(c.env.DB), decision))) return c.json({ message: "entryId: no such video" }, 404);
    return c.json({ message: "done" });
  });
  return app;
}
