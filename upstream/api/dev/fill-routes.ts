import { and, eq, inArray, like, notExists, sql } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AVATAR_IDS } from "#contract/tables/avatars";
import { NOTICE_TYPES } from "#contract/tables/notice-kinds";
import { DAY, HOUR } from "#contract/time/units";
import { buildFault } from "#contract/wire/scalars";
import { inOneGo } from "../../platform/batched.ts";
import { CLOCK_HEADER, instantOfCall } from "../../platform/clock.ts";
import { type Env, isLocalEnvironment } from "../../platform/env.ts";
import { requireAdmin } from "../../platform/require-admin.ts";
import { newName } from "../../platform/secrets.ts";
import { dedupeKeyOf } from "../../services/notices/store-notices.ts";
import { comments } from "../../services/schema/comments.ts";
import { users } from "../../services/schema/members.ts";
import { notices } from "../../services/schema/notices.ts";
import { type Filling, FillRequest } from "./fill-request.ts";

const FANS = 12;
const USERNAME = "stored-";
/** Milliseconds between comments. */
const PAUSE = 20_000;

/** A number of a country that does not exist: no member has it. */
const numberOfNobody = (): string => `+999${String(crypto.getRandomValues(new Uint32Array(1))[0]).padStart(10, "0")}`;

/** Members who write but never sign in. */
async function storeFans(db: DrizzleD1Database, createdAt: number): Promise<string[]> {
  const fans = Array.from({ length: FANS }, (_, at) => {
    const end = newName(9);
    const nickname = `fan${end}`;
    return {
      username: USERNAME + end,
      nickname,
      nicknameKey: nickname,
      referralCode: nickname,
      phone: numberOfNobody(),
      avatarId: AVATAR_IDS[at % AVATAR_IDS.length] ?? "01",
      preferredCountry: "TH",
      preferredLanguage: "en" as const,
      createdAt,
    };
  });
  await inOneGo(
    db,
    fans.map((fan) => db.insert(users).values(fan)),
  );
  return fans.map(({ username }) => username);
}

/** Stores comments and their replies, the earliest an hour before `now`; returns the comments' ids. */
async function fillComments(
  db: DrizzleD1Database,
  { newsId: pieceId, threads }: Extract<Filling, { kind: "comments" }>,
  now: number,
): Promise<string[]> {
  const first = now - HOUR;
  const fans = await storeFans(db, first);
  let written = 0;
  const rowOf = (text: string, by: string | undefined, parentId: number | null) => {
    written += 1;
    const postedAt = first + written * PAUSE;
    return {
      pieceId,
      parentId,
      answeredId: parentId,
      username: by ?? fans[written % FANS] ?? null,
      text,
      gist: text,
      state: "shown" as const,
      holdReasons: [],
      postedAt,
      storedAt: postedAt,
    };
  };
  const ids: number[] = [];
  for (const { text, by, replies } of threads) {
    const [comment] = await db
      .insert(comments)
      .values(rowOf(text, by, null))
      .returning({ id: comments.id });
    if (!comment) throw new Error("a comment was not stored");
    ids.push(comment.id);
    await inOneGo(
      db,
      replies.map((reply) => db.insert(comments).values(rowOf(reply, undefined, comment.id))),
    );
  }
  return ids.map(String);
}

/** Removes a piece's comments of such fans, and the fans who have no other. */
async function emptyComments(db: DrizzleD1Database, pieceId: number): Promise<void> {
  const ofFans = db.select({ id: comments.id }).from(comments);
  const written = ofFans.where(and(eq(comments.pieceId, pieceId), like(comments.username, `${USERNAME}%`)));
  const theirs = db.select({ id: comments.id }).from(comments).where(eq(comments.username, users.username));
  await inOneGo(db, [
    db.delete(comments).where(inArray(comments.id, written)),
    db.delete(users).where(and(like(users.username, `${USERNAME}%`), notExists(theirs))),
  ]);
}

const MOST_BYTES = 1024 * 1024;

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
        username: filling.username,
        dedupeKey: dedupeKeyOf(data),
        type: NOTICE_TYPES.matchEvent,
        data,
        createdAt: data.at,
        storedAt: realNow,
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
  app.use(async (c, next) => (isLocalEnvironment(c.env) ? next() : c.notFound()));
  app.post("/", requireAdmin(), bodyLimit({ maxSize: MOST_BYTES }), async (c) => {
    const read = FillRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!read.success) return c.json({ message: `${buildFault(read.error).path}: not valid` }, 400);
    const now = instantOfCall(c.req.header(CLOCK_HEADER), c.env.ENVIRONMENT, realNow());
    return c.json(await fill(c.env, read.data, { now, realNow: realNow() }));
  });
  return app;
}
