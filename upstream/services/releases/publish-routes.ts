import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Directory } from "../../matches/directory.ts";
import { CLOCK_HEADER, instantOfCall } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { requireAdmin } from "../../platform/require-admin.ts";
import type { NewsData } from "../news/news-data.ts";
import type { NamedCover } from "../news/publish-piece.ts";
import { rebuildIndex } from "../news/search/rebuild-index.ts";

/**
 * A text with its cover in seven sizes: some 2 MB for a camera's picture. D1 receives them as JSON, four times as long.
 */
const MOST_BYTES = 4 * 1024 * 1024;

const getBytes = async (part: File | string): Promise<Uint8Array> =>
  typeof part === "string" ? new TextEncoder().encode(part) : new Uint8Array(await part.arrayBuffer());

/** The picture that a text refers to, as uploaded and as resized. */
async function getCover(parts: FormData | undefined): Promise<NamedCover | undefined> {
  const cover = parts?.get("cover");
  if (!(cover instanceof File)) return undefined;
  const fallback = parts?.get("coverFallback");
  return {
    name: cover.name,
    bytes: await getBytes(cover),
    ...(fallback && { fallback: await getBytes(fallback) }),
    sizes: await Promise.all((parts?.getAll("coverSize") ?? []).map(getBytes)),
  };
}

async function readParts(request: Request): Promise<FormData | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

/**
 * For editors, with the ADMIN_TOKEN. `POST /admin/news`: a form of `file`, Markdown with front matter (news, or with
 * `kind: announcement` an announcement), and `cover`, the picture that it names, with `coverFallback` and `coverSize`,
 * the same resized (uploaded-cover.ts). 200 with a report; 422 with every fault, nothing stored. `POST
 * /admin/news/search?after=`: rebuilds the index, a part at a time; `next` in the answer is where the next one begins.
 * `realNow` in milliseconds.
 */
export function publishRoutes(
  open: (env: Env) => Promise<{ news: NewsData; directory: Directory }>,
  realNow: () => number,
): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use("/admin/news/*", requireAdmin());
  app.post(
    "/admin/news",
    bodyLimit({ maxSize: MOST_BYTES, onError: (c) => c.json({ message: "more than 4 MB" }, 413) }),
    async (c) => {
      const parts = await readParts(c.req.raw);
      const file = parts?.get("file");
      if (!file) return c.json({ message: "no form with a part called file" }, 400);
      const cover = await getCover(parts);
      const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, realNow());
      // Its parsers are for editors only; isolates that serve readers never compile them.
      const { publishFile } = await import("./publish-file.ts");
      const sent = { bytes: await getBytes(file), ...(cover && { cover }) };
      const done = await publishFile(sent, { env: c.env, open: () => open(c.env), now });
      // The record of operators' actions takes what was refused from the answer.
      const name = file instanceof File ? { file: file.name } : {};
      return "faults" in done ? c.json({ ...done, ...name }, 422) : c.json(done.publication);
    },
  );
  app.post("/admin/news/search", async (c) => {
    const after = Number(c.req.query("after") ?? 0);
    if (!Number.isSafeInteger(after) || after < 0) return c.json({ message: "after: not an id" }, 400);
    return c.json(await rebuildIndex((await open(c.env)).news, after));
  });
  return app;
}
