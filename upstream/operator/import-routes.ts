import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { decide } from "../imports/decide.ts";
import type { Part } from "../imports/formats/format.ts";
import { recognise } from "../imports/formats/formats.ts";
import { loadText } from "../imports/load.ts";
import { rebuildSeasons } from "../imports/rebuild-seasons.ts";
import { countsOf } from "../imports/report.ts";
import type { WorldNames } from "../imports/resolve-competition.ts";
import { tidyNames } from "../imports/tidy-names.ts";
import { undoBatch } from "../imports/undo-batch.ts";
import type { Env } from "../platform/env.ts";
import { requireAdmin } from "../platform/require-admin.ts";
import { addFile, discardBatch, listBatches, openBatch, stateOfBatch } from "../store/batch-queries.ts";
import { listQuestions } from "../store/question-queries.ts";

/** More than ten times the largest file of a season. */
const MOST_BYTES = 8 * 1024 * 1024;

/** The line of a table's first record in a complete file. */
const SECOND_LINE = 2;

/**
 * Seasons that one request makes anew: with prices some take a megabyte and a half, and others are answered meanwhile.
 */
const SEASONS_PER_REQUEST = 12;

const BATCHES_PER_PAGE = 50;
const QUESTIONS_PER_PAGE = 100;

const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

const partOf = (line: string | undefined, last: string | undefined): Part => ({
  firstLine: Math.max(SECOND_LINE, numberIn(line) ?? SECOND_LINE),
  isLast: last !== "0",
});

const hashIn = (text: string | undefined): string => (text !== undefined && /^[\da-f]{64}$/.test(text) ? text : "");

type AdminContext = Context<{ Bindings: Env }>;

/** The batch that a request names, if it stands. */
async function batchNamed(c: AdminContext): Promise<number | Response> {
  const batch = numberIn(c.req.query("batch"));
  const state = batch === undefined ? "unknown" : await stateOfBatch(c.env.DB, batch);
  if (state === "standing") return batch!;
  if (state === "undone") return c.json({ message: `import ${batch} is taken back` }, 409);
  return c.json({ message: `no import ${c.req.query("batch")}` }, 404);
}

/**
 * `POST /admin/import?file=name`, a file as body, `Authorization: Bearer ADMIN_TOKEN`. 200 with a report; 422 with the
 * reason, nothing changed, for an unknown format or a truncated file; 404 if the upstream has no ADMIN_TOKEN. `now`
 * returns the instant in milliseconds. A long table may be sent in parts, each with the heading: `line` is then the
 * line of the part's first record, and `last=0` says that more follow; `taken` in the answer is the number of lines
 * read after the heading: if it is less than the part, the next part begins there. With `pass`, for imports of several
 * files, the answer is 202 and the `pass` in which the file is due, if it is another one. The answer's `batch` is the
 * number of the import; sent with the next files or parts, these belong to it too. `hash` is the SHA-256 of the whole
 * file.
 *
 * `GET /admin/imports?before=N` lists imports, the newest first. `POST /admin/import/undo?batch=N` takes one back, and
 * `POST /admin/import/rebuild` makes some of the seasons anew that it was about: it is sent until `left` is 0, also
 * after an import of names or a decision.
 *
 * `GET /admin/import/questions?after=N` lists what imports have asked, and `POST /admin/import/decide?question=N&answer=…`
 * settles one of them; 422 with a reason if that cannot be its answer.
 */
export function importRoutes(world: WorldNames, now: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use("/admin/import/*", requireAdmin());
  app.use("/admin/imports", requireAdmin());
  app.post(
    "/admin/import",
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: "file above 8 MB" }, 413) }),
    async (c) => {
      const { file = "", pass, line, last, batch: named, hash } = c.req.query();
      const recognised = recognise(await c.req.text(), file);
      if ("reason" in recognised) {
        const { reason, isCutShort } = recognised;
        return c.json({ message: reason, ...(isCutShort && { isCutShort }) }, 422);
      }
      const wanted = numberIn(pass) ?? recognised.pass;
      if (wanted !== recognised.pass) return c.json({ format: recognised.format, pass: recognised.pass }, 202);
      const { DB } = c.env;
      const batch = named === undefined ? await openBatch(DB, now()) : await batchNamed(c);
      if (typeof batch !== "number") return batch;
      const loaded = await loadText(DB, world, recognised, partOf(line, last), { batch, now: now() });
      if ("reason" in loaded) {
        if (named === undefined) await discardBatch(DB, batch);
        return c.json({ message: loaded.reason, format: recognised.format }, 422);
      }
      await addFile(DB, batch, { name: file, hash: hashIn(hash), format: recognised.format, ...countsOf(loaded) });
      return c.json({ file, batch, ...loaded });
    },
  );
  app.get("/admin/imports", async (c) => {
    const before = numberIn(c.req.query("before")) ?? Number.MAX_SAFE_INTEGER;
    const batches = await listBatches(c.env.DB, before, BATCHES_PER_PAGE);
    return c.json({ batches, ...(batches.length === BATCHES_PER_PAGE && { next: batches.at(-1)!.id }) });
  });
  app.post("/admin/import/undo", async (c) => {
    const batch = await batchNamed(c);
    if (typeof batch !== "number") return batch;
    await undoBatch(c.env.DB, world, batch, now());
    return c.json({ batch });
  });
  app.post("/admin/import/rebuild", async (c) => {
    const rebuilt = await rebuildSeasons(c.env.DB, world, SEASONS_PER_REQUEST, now());
    if (rebuilt.left === 0 && rebuilt.seasons > 0) await tidyNames(c.env.DB, world);
    return c.json(rebuilt);
  });
  app.get("/admin/import/questions", async (c) => {
    const questions = await listQuestions(c.env.DB, numberIn(c.req.query("after")) ?? 0, QUESTIONS_PER_PAGE);
    return c.json({ questions, ...(questions.length === QUESTIONS_PER_PAGE && { next: questions.at(-1)!.id }) });
  });
  app.post("/admin/import/decide", async (c) => {
    const { question = "", answer = "" } = c.req.query();
    const decided = await decide(c.env.DB, world, { question, answer }, now());
    return "reason" in decided ? c.json({ message: decided.reason }, 422) : c.json({ question, answer, ...decided });
  });
  return app;
}
