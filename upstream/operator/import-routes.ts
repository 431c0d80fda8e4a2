import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Part } from "../imports/formats/format.ts";
import { recognise } from "../imports/formats/formats.ts";
import { loadText } from "../imports/load.ts";
import type { WorldNames } from "../imports/resolve-competition.ts";
import type { Env } from "../platform/env.ts";
import { requireAdmin } from "../platform/require-admin.ts";

/** More than ten times the largest file of a season. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The line of a table's first record in a complete file. */
const SECOND_LINE = 2;

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const partOf = (line: string | undefined, last: string | undefined): Part => ({
  firstLine: Math.max(SECOND_LINE, numberIn(line) ?? SECOND_LINE),
  isLast: last !== "0",
});

/**
 * `POST /admin/import?file=name`, a file as body, `Authorization: Bearer ADMIN_TOKEN`. 200 with a report; 422 with the
 * reason, nothing changed, for an unknown format or a truncated file; 404 if the upstream has no ADMIN_TOKEN. `now`
 * returns the instant in milliseconds. A long table may be sent in parts, each with the heading: `line` is then the
 * line of the part's first record, and `last=0` says that more follow; `taken` in the answer is the number of lines
 * read after the heading: if it is less than the part, the next part begins there. With `pass`, for imports of several
 * files, the answer is 202 and the `pass` in which the file is due, if it is another one.
 */
export function importRoutes(world: WorldNames, now: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use("/admin/import", requireAdmin());
  app.post(
    "/admin/import",
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: "file above 8 MB" }, 413) }),
    async (c) => {
      const { file = "", pass, line, last } = c.req.query();
      const recognised = recognise(await c.req.text(), file);
      if ("reason" in recognised) {
        const { reason, isCutShort } = recognised;
        return c.json({ message: reason, ...(isCutShort && { isCutShort }) }, 422);
      }
      const wanted = numberIn(pass) ?? recognised.pass;
      if (wanted !== recognised.pass) return c.json({ format: recognised.format, pass: recognised.pass }, 202);
      const loaded = await loadText(c.env.DB, world, recognised, partOf(line, last), now());
      if ("reason" in loaded) return c.json({ message: loaded.reason, format: recognised.format }, 422);
      return c.json({ file, ...loaded });
    },
  );
  return app;
}
