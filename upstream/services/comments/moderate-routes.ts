import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import * as z from "zod/mini";
import type { Env } from "../../platform/env.ts";
import { formFields } from "../../platform/form-fields.ts";
import { requireAdmin } from "../../platform/require-admin.ts";
import { commentsToModerate, decideComment } from "./moderate.ts";
import { notifyOfReply } from "./notify-of-reply.ts";

const MOST_BYTES = 16 * 1024;
const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

const DecisionForm = z.object({
  newsCommentId: z.pipe(z.string().check(z.regex(/^\d{1,15}$/, "not an id")), z.transform(Number)),
  action: z.enum(["hide", "restore"]),
  operator: line(100),
  reason: line(500),
});

/**
 * For operators, with the ADMIN_TOKEN. `GET /admin/comments?after=`: held or reported comments, 50 per page. `POST
 * /admin/comments`: a form of `newsCommentId`, `action` (hide, restore), `operator` and `reason`; 200 when done and
 * recorded, 400 with the invalid field, 404 for an unknown comment. `realNow` in milliseconds.
 */
export function moderateRoutes(realNow: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use("/admin/comments", requireAdmin());
  app.get("/admin/comments", async (c) => {
    const after = Number(c.req.query("after") ?? 0);
    if (!Number.isSafeInteger(after) || after < 0) return c.json({ message: "after: not an id" }, 400);
    return c.json(await commentsToModerate(drizzle(c.env.DB), after));
  });
  app.post("/admin/comments", bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    const read = DecisionForm.safeParse(await formFields(c.req.raw));
    if (!read.success) {
      const issue = read.error.issues[0];
      return c.json({ message: `${issue?.path.join(".")}: ${issue?.message}` }, 400);
    }
    const { newsCommentId: commentId, ...decision } = read.data;
    const db = drizzle(c.env.DB);
    if (!(await decideComment(db, { ...decision, commentId, at: realNow() })))
      return c.json({ message: "newsCommentId: no such comment" }, 404);
    if (decision.action === "restore") await notifyOfReply({ db, env: c.env }, commentId);
    return c.json({ message: "done" });
  });
  return app;
}
