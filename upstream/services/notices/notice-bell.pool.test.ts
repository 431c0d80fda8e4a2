import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { drizzle } from "drizzle-orm/d1";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { until } from "../../../test/until.ts";
import { bindings, PASSWORD, startMembers } from "../../api/members/test-members.ts";
import { STREAM_PATH } from "../../api/notices/open-stream.ts";
import { newToken } from "../../platform/secrets.ts";
import { migrate } from "../../store/test-database.ts";
import { notices } from "../schema/notices.ts";
import type { NoticeData } from "./notice.ts";
import type { NoticeBell } from "./notice-bell.ts";
import { HAPPENINGS } from "./test-notices.ts";

const { app, call, join, clock } = startMembers();
const db = drizzle(bindings.DB);
type Member = Awaited<ReturnType<typeof join>>;

beforeAll(() => migrate(bindings.DB));
// Bells use the machine's clock.
beforeEach(() => {
  clock.now = Date.now();
});

const bells = (env as unknown as { NOTICE_BELL: DurableObjectNamespace<NoticeBell> }).NOTICE_BELL;
const bellOf = ({ user }: Member) => bells.getByName(user.username);

const opened: WebSocket[] = [];
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

/** Opens a stream as the edge does. */
const connect = async (token: string, headers: Record<string, string> = { Upgrade: "websocket" }): Promise<Response> =>
  app.request(STREAM_PATH, { headers: { ...headers, Authorization: `Bearer ${token}` } }, bindings);

/** A stream as a browser has it. */
async function listen(member: Member, token = member.token) {
  const { webSocket: socket } = await connect(token);
  if (!socket) throw new Error("not upgraded");
  const texts: string[] = [];
  const closed = vi.fn<(code: number) => void>();
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
  });
  socket.addEventListener("close", ({ code }) => closed(code));
  socket.accept();
  opened.push(socket);
  const arrived = (count: number) => until(() => expect(texts).toHaveLength(count));
  return { socket, texts, closed, arrived };
}

const isListening = async ({ user }: Member): Promise<boolean> =>
  (await bindings.DB.prepare("select 1 from notice_listeners where username = ?").bind(user.username).first()) !== null;

/** Another session of the same member. */
async function signInAgain(member: Member): Promise<string> {
  return (await call("login", { ...member.phone, password: PASSWORD })).value.token;
}

describe("a stream", () => {
  it("is opened for an open session, and for nothing else", async () => {
    const member = await join();
    expect((await connect(member.token)).status).toBe(101);
    expect((await connect(newToken())).status).toBe(401);
    expect((await app.request(STREAM_PATH, { headers: { Upgrade: "websocket" } }, bindings)).status).toBe(401);
    expect((await connect(member.token, {})).status).toBe(426);
    await call("logout", {}, { token: member.token });
    expect((await connect(member.token)).status).toBe(401);
  });

  it("hears every ring, in two windows, and nobody else's", async () => {
    const [member, other] = [await join(), await join()];
    const streams = [await listen(member), await listen(member)];
    const stranger = await listen(other);
    await bellOf(member).ring("7");
    await bellOf(member).ring("12");
    const [first, second] = streams;
    await first?.arrived(3);
    await second?.arrived(2);
    expect(first?.texts.map((text) => JSON.parse(text))).toEqual([{ latest: null }, { latest: "7" }, { latest: "12" }]);
    expect(second?.texts.map((text) => JSON.parse(text))).toEqual([{ latest: "7" }, { latest: "12" }]);
    await bellOf(other).ring("8");
    await stranger.arrived(2);
    expect(stranger.texts).toEqual(['{"latest":null}', '{"latest":"8"}']);
  });

  it("outlives the object's sleep", async () => {
    const member = await join();
    const { texts, arrived, socket } = await listen(member);
    await evictDurableObject(bellOf(member));
    socket.send("ping");
    await arrived(2);
    await bellOf(member).ring("9");
    await arrived(3);
    expect(texts.sort()).toEqual(["pong", '{"latest":"9"}', '{"latest":null}'].sort());
  });

  it("takes nothing but a ping", async () => {
    const { socket, closed } = await listen(await join());
    socket.send("hello");
    await until(() => expect(closed).toHaveBeenCalledWith(1008));
  });

  it("is one of twenty at most, of which the oldest ends", async () => {
    const member = await join();
    const oldest = await listen(member);
    for (let count = 0; count < 20; count += 1) await listen(member);
    await until(() => expect(oldest.closed).toHaveBeenCalledWith(1008));
    const open = await runInDurableObject(
      bellOf(member),
      (_, state) => state.getWebSockets().filter(({ readyState }) => readyState === WebSocket.OPEN).length,
    );
    expect(open).toBe(20);
  });
});

describe("whoever listens", () => {
  it("is known from the first stream to the first ring that nobody hears", async () => {
    const member = await join();
    expect(await isListening(member)).toBe(false);
    const [one, other] = [await listen(member), await listen(member)];
    expect(await isListening(member)).toBe(true);
    one.socket.close();
    await bellOf(member).ring("1");
    expect(await isListening(member)).toBe(true);
    other.socket.close();
    await until(async () => {
      await bellOf(member).ring("2");
      expect(await isListening(member)).toBe(false);
    });
  });

  it("is noted once an hour", async () => {
    const member = await join();
    const listeners = async () => {
      (await listen(member)).socket.close();
      return bindings.DB.prepare("select since from notice_listeners where username = ?")
        .bind(member.user.username)
        .first("since");
    };
    const first = await listeners();
    expect(await listeners()).toBe(first);
    await runInDurableObject(bellOf(member), (_, { storage }) =>
      storage.put("listening", { notedAt: Date.now() - 3_600_001, checkedAt: Date.now() }),
    );
    expect(await listeners()).not.toBe(first);
  });

  it("learns from a new stream what was the last, and that something may have been missed if nobody rang", async () => {
    const member = await join();
    const first = await listen(member);
    await first.arrived(1);
    const second = await listen(member);
    await bellOf(member).ring("7");
    await second.arrived(1);
    const third = await listen(member);
    await third.arrived(1);
    expect([first.texts[0], second.texts[0], third.texts[0]]).toEqual([
      '{"latest":null}',
      '{"latest":"7"}',
      '{"latest":"7"}',
    ]);
    for (const { socket } of [first, second, third]) socket.close();
    await until(async () => {
      await bellOf(member).ring("8");
      expect(await isListening(member)).toBe(false);
    });
    const fourth = await listen(member);
    await fourth.arrived(1);
    expect(fourth.texts).toEqual(['{"latest":null}']);
  });

  it("is not known after a ring that nobody hears", async () => {
    const member = await join();
    await bindings.DB.prepare("insert into notice_listeners values (?, 1)").bind(member.user.username).run();
    await bellOf(member).ring("1");
    expect(await isListening(member)).toBe(false);
  });

  it("is known through streams that come and go at once", async () => {
    const member = await join();
    const leaving = await Promise.all(Array.from({ length: 6 }, () => listen(member)));
    await Promise.all([listen(member), ...leaving.map(async ({ socket }) => socket.close())]);
    await bellOf(member).checkSessions();
    expect(await isListening(member)).toBe(true);
  });
});

describe("the end of a session", () => {
  it.each([
    ["logging out", "logout", {}],
    ["a new password", "updatePassword", { oldPassword: PASSWORD, password: "Efgh5678", confirmPassword: "Efgh5678" }],
    ["revoking the others", "revokeSession", {}],
  ] as const)("by %s ends its streams and no others", async (_, name, fields) => {
    const member = await join();
    const second = await signInAgain(member);
    const [one, other] = [await listen(member), await listen(member, second)];
    await call(name, fields, { token: second });
    const [ended, kept] = name === "logout" ? [other, one] : [one, other];
    await until(() => expect(ended.closed).toHaveBeenCalledWith(1008));
    await bellOf(member).ring("3");
    await until(() => expect(kept.texts).toContain('{"latest":"3"}'));
    expect(ended.texts).not.toContain('{"latest":"3"}');
  });

  it("by whatever else is seen before the next ring, when the last look is an hour ago", async () => {
    const member = await join();
    const { texts, closed } = await listen(member);
    await bindings.DB.prepare("delete from sessions where username = ?").bind(member.user.username).run();
    await runInDurableObject(bellOf(member), (_, { storage }) =>
      storage.put("listening", { notedAt: Date.now(), checkedAt: Date.now() - 3_600_001 }),
    );
    await evictDurableObject(bellOf(member));
    await bellOf(member).ring("4");
    await until(() => expect(closed).toHaveBeenCalledWith(1008));
    expect(texts).toEqual(['{"latest":null}']);
    expect(await isListening(member)).toBe(false);
  });
});

/** A seeded random generator from 0 to 1, the same in each run. */
function drawFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe("a line that is cut two hundred times", () => {
  const GOAL = HAPPENINGS.goal as NoticeData;

  it("loses no notice, gives none twice, and all in order", async () => {
    const member = await join();
    const { username } = member.user;
    const draw = drawFrom(16);
    const stored: string[] = [];
    const seen: string[] = [];

    /** The upstream's part: a notice is stored, and listeners are rung. */
    async function notify(): Promise<void> {
      const key = `goal of ${stored.length}`;
      const row = {
        username,
        dedupeKey: key,
        type: 3,
        data: { ...GOAL, key },
        createdAt: clock.now,
        storedAt: clock.now,
      };
      const [one] = await db
        .insert(notices)
        .values(row as typeof notices.$inferInsert)
        .returning({ id: notices.id });
      stored.push(String(one?.id));
      if (await isListening(member)) await bellOf(member).ring(String(one?.id));
    }

    /** The browser's part on a ring, and whenever a stream has been reopened. */
    async function read(): Promise<void> {
      for (let hasNext = true; hasNext; ) {
        const fields = { afterId: seen.at(-1) ?? "0", size: "5" };
        const { value } = await call("notificationList", fields, { token: member.token });
        seen.push(...value.others.map(({ id }) => id));
        hasNext = value.hasNext;
      }
    }

    /** The browser's part when a stream has opened: it reads only if something has come since. */
    async function opened(texts: readonly string[]): Promise<void> {
      await until(() => expect(texts.length > 0 || stored.length === 0 || seen.length === stored.length).toBe(true));
      const latest = texts.map((text) => (JSON.parse(text) as { latest: string | null }).latest);
      if (latest.some((id) => id === null || Number(id) > Number(seen.at(-1) ?? 0))) await read();
    }

    for (let cut = 0; cut < 200; cut += 1) {
      const { socket, texts } = await listen(member);
      await opened(texts);
      const rings = Math.floor(draw() * 3);
      for (let ring = 0; ring < rings; ring += 1) await notify();
      // Cut with rings received or in transit.
      if (draw() < 0.5) {
        await until(() => expect(texts.filter((text) => !text.includes("null")).length).toBeGreaterThanOrEqual(rings));
        await read();
      }
      socket.close();
      if (draw() < 0.4) await notify();
    }
    await opened((await listen(member)).texts);
    expect(stored.length).toBeGreaterThan(200);
    expect(seen).toEqual(stored);
  });
});
