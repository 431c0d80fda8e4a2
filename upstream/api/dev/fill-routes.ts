import { eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { faultOf } from "#contract/wire/scalars";
import { CLOCK_HEADER, instantOfCall } from "../../platform/clock.ts";
import type { Env } from "../../platform/env.ts";
import { inOneGo } from "../../platform/in-one-go.ts";
import { requireAdmin } from "../../platform/require-admin.ts";
import { dedupeKeyOf } from "../../services/notices/store-notices.ts";
import { users } from "../../services/schema/members.ts";
import { notices } from "../../services/schema/notices.ts";
import { emptyComments, fillComments } from "./fill-comments.ts";
import { type Filling, FillRequest } from "./fill-request.ts";

const MOST_BYTES = 1024 * 1024;
const DAY = 24 * 3_600_000;

interface Instants {
  /** Milliseconds of the site's clock. */
  now: number;
  /** Milliseconds of real time. */
  realNow: number;
}

async function fill({ DB }: Env, filling: Filling, { now, realNow }: Instants): Promise<{ ids?: string[] }> {
  const db = drizzle(DB);
  switch (filling.kind) {
    case "comments":
      return { ids: await fillComments(db, filling, now) };
    case "no-comments":
      await emptyComments(db, filling.newsId);
      return {};
    case "notices": {
      const rows = filling.happenings.map((data) => ({
        ...{ username: filling.username, dedupeKey: dedupeKeyOf(data), type: NOTICE_TYPES.matchEvent },
        ...{ data, createdAt: data.at, storedAt: realNow },
      }));
      await inOneGo(
        db,
        rows.map((row) => db.insert(notices).values(row)),
      );
      return {};
    }
    case "joined-earlier":
      await db
        .update(users)
        .set({ createdAt: sql`${users.createdAt} - ${filling.days * DAY}` })
        .where(eq(users.username, filling.username));
      return {};
  }
}

/**
 * On a developer's machine only, with the ADMIN_TOKEN: `POST /` stores what members would need hours for, as JSON
 * (fill-request.ts). Tests and benchmarks fill a running site so: its database belongs to this worker, and fails while
 * another process writes to it. `realNow` in milliseconds.
 */
export function fillRoutes(realNow: () => number): Hono<{ Bindings: Env }> {
  const app = new Hono<{ Bindings: Env }>();
  app.use(async (c, next) => (c.env.ENVIRONMENT === "local" ? next() : c.notFound()));
  app.post("/", requireAdmin(), bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    const read = FillRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ message: `${faultOf(read.error).path}: not valid` }, 400);
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, realNow());
    return c.json(await fill(c.env, read.data, { now, realNow: realNow() }));
  });
  return app;
}
