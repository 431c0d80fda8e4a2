import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Env } from "../env.ts";
import { loadFile } from "./load.ts";
import { recognise } from "./recognise.ts";
import type { WorldNames } from "./resolve.ts";
import { isSameSecret } from "./same-secret.ts";

/** More than ten times the largest file of a season. */
const MOST_BYTES = 8 * 1024 * 1024;

const readJson = (text: string): { json: unknown } | { message: string; isCutShort: true } => {
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    return { message: `not readable as JSON: ${error instanceof Error ? error.message : "?"}`, isCutShort: true };
  }
};

/**
 * `POST /admin/import?file=name`, the file as body, `Authorization: Bearer ADMIN_TOKEN`. 200 with what it did to its
 * season; 422 with the reason, nothing changed, for a file of another form or cut short; 404 where the upstream has no
 * ADMIN_TOKEN. `now` gives the instant in milliseconds.
 */
export function importRoutes(world: WorldNames, now: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use("/admin/import", async (c, next) => {
    const token = c.env.ADMIN_TOKEN;
    if (!token) return c.json({ message: "not found" }, 404);
    const given = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (given === undefined || !(await isSameSecret(given, token))) return c.json({ message: "wrong token" }, 401);
    return next();
  });
  app.post(
    "/admin/import",
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: "file above 8 MB" }, 413) }),
    async (c) => {
      const read = readJson(await c.req.text());
      if ("message" in read) return c.json(read, 422);
      const recognition = recognise(read.json);
      if ("reason" in recognition) return c.json({ message: recognition.reason }, 422);
      const season = await loadFile(c.env.DB, world, recognition.file, now());
      if ("reason" in season) return c.json({ message: season.reason }, 422);
      return c.json({ file: c.req.query("file"), competitions: [season] });
    },
  );
  return app;
}
