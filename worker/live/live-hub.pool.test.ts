import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveMessage } from "#contract/domain/live";
import type { Env } from "../env.ts";
import { isolateClock } from "../isolate-clock.ts";
import { ORIGIN, startEdge } from "../test-edge.ts";
import { changesAnswer, type Happening, NOON } from "./test-changes.ts";

type Told = Extract<LiveMessage, { from: number }>;
type Answer = (url: string) => Response;

const LIMIT = 3;
/** Longer than a test takes: alarms are run by hand. */
const POLL_EVERY = 9_000;
let now = NOON;
let happenings: Happening[] = [];
const asWell: Answer = (url) => changesAnswer(url, now, happenings);
const down: Answer = () => new Response("down", { status: 403 });
const asked = vi.fn<Answer>(asWell);

// What the deployed worker is bound to, but for the upstream.
const env = Object.assign(bindings as unknown as Env, {
  UPSTREAM: { fetch: async (url: string) => asked(url) },
  LIVE_POLL_MS: String(POLL_EVERY),
  LIVE_MAX_SOCKETS: String(LIMIT),
});

const opened: WebSocket[] = [];
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  asked.mockReset().mockImplementation(asWell);
  happenings = [];
  now = NOON;
  isolateClock.move(env, { start: now, speed: 0 });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

const pass = (seconds: number): void => {
  now += seconds * 1_000;
  isolateClock.move(env, { start: now, speed: 0 });
};
const goal = (matchId: string, seconds: number, seq = 1): Happening => ({ matchId, seq, at: NOON + seconds * 1_000 });

/** What a page hears. `arrived` waits for so many messages in all. */
function hear(socket: WebSocket) {
  const texts: string[] = [];
  const closed = vi.fn<(code: number) => void>();
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
  });
  socket.addEventListener("close", ({ code }) => closed(code));
  socket.accept();
  opened.push(socket);
  const arrived = async (count: number): Promise<Told[]> => {
    await vi.waitFor(() => expect(texts.length).toBeGreaterThanOrEqual(count));
    return texts.map((text) => JSON.parse(text) as Told);
  };
  return { socket, texts, closed, arrived };
}

/** A hub of its own, since objects outlive a test. */
function startHub() {
  const hubs = env.LIVE_HUB;
  if (!hubs) throw new Error("wrangler.toml binds no hub");
  const stub = hubs.get(hubs.idFromName(crypto.randomUUID()));
  const address = (cursor: number) => `${ORIGIN}/live/football/socket?since=${cursor}`;
  const connect = (cursor = now): Promise<Response> =>
    stub.fetch(address(cursor), { headers: { Upgrade: "websocket" } });
  return {
    connect,
    async listen(cursor = now) {
      const { webSocket } = await connect(cursor);
      if (!webSocket) throw new Error("not upgraded");
      return hear(webSocket);
    },
    alarm: () => runDurableObjectAlarm(stub),
    sleep: () => evictDurableObject(stub),
    nextAlarm: () => runInDurableObject(stub, (_hub, state) => state.storage.getAlarm()),
    sockets: () => runInDurableObject(stub, (_hub, state) => state.getWebSockets().length),
  };
}
const idsOf = ({ changes }: Told) => changes.map(({ id }) => id);

describe("a hub", () => {
  test("tells who comes what happened since the cursor, by one question for everyone", async () => {
    happenings = [goal("m1", -300), goal("m2", -30)];
    const { listen } = startHub();
    const [message] = await (await listen(NOON - 60_000)).arrived(1);
    expect(message).toMatchObject({ from: NOON - 60_000, to: NOON, now: NOON, hasPush: true, changes: [{ id: "m2" }] });
    const [other] = await (await listen(NOON - 400_000)).arrived(1);
    expect(other && idsOf(other)).toEqual(["m1", "m2"]);
    expect(asked.mock.calls).toEqual([[expect.stringContaining(`since=${NOON - 600_000}&sportType=0`)]]);
  });

  test("tells everyone the same text of what happens next, each time from where it ended", async () => {
    happenings = [goal("m1", 1), goal("m1", 4, 2)];
    const { listen, alarm } = startHub();
    const listeners = [await listen(), await listen(NOON - 5_000)];
    for (const seconds of [2, 3]) {
      pass(seconds);
      await alarm();
    }
    for (const { arrived } of listeners) await arrived(3);
    const [one, other] = listeners.map(({ texts }) => texts.slice(1));
    expect(one).toEqual(other);
    expect(one?.map((text) => JSON.parse(text))).toMatchObject([
      { from: NOON, to: NOON + 2_000, changes: [{ id: "m1", seq: 1 }] },
      { from: NOON + 2_000, to: NOON + 5_000, changes: [{ id: "m1", seq: 2 }] },
    ]);
    expect(asked.mock.calls.slice(1).map(([url]) => new URL(url).searchParams.get("since"))).toEqual([
      String(NOON),
      String(NOON + 2_000),
    ]);
  });

  test("says nothing when nothing happens, but every ten seconds that it lives", async () => {
    const { listen, alarm } = startHub();
    const { arrived, texts } = await listen();
    const started = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => started + (now - NOON));
    for (let seconds = 2; seconds <= 20; seconds += 2) {
      pass(2);
      await alarm();
    }
    vi.mocked(Date.now).mockRestore();
    const messages = await arrived(3);
    expect(texts).toHaveLength(3);
    expect(messages.slice(1)).toMatchObject([
      { from: NOON, to: NOON + 10_000, changes: [] },
      { from: NOON + 10_000, to: NOON + 20_000, changes: [] },
    ]);
  });

  test("asks nothing more when nobody listens", async () => {
    const { listen, alarm, nextAlarm, sockets } = startHub();
    const { socket, arrived } = await listen();
    await arrived(1);
    await alarm();
    expect(asked).toHaveBeenCalledTimes(2);
    expect(await nextAlarm()).not.toBeNull();
    socket.close();
    await vi.waitFor(async () => expect(await sockets()).toBe(0));
    await alarm();
    expect(await nextAlarm()).toBeNull();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("asks again, and from the beginning, when somebody comes after a silence", async () => {
    const { listen, alarm, sockets } = startHub();
    (await listen()).socket.close();
    await vi.waitFor(async () => expect(await sockets()).toBe(0));
    await alarm();
    pass(3_600);
    happenings = [goal("m1", 3_590)];
    const { arrived, texts } = await listen(now - 30_000);
    const [first] = await arrived(1);
    expect(first && idsOf(first)).toEqual(["m1"]);
    await alarm();
    expect(texts).toHaveLength(1);
  });

  test.each([
    ["too far back", -700],
    ["far in the future", 60],
  ])("tells a page with a cursor %s to load anew", async (_case, seconds) => {
    const [message] = await (await startHub().listen(NOON + seconds * 1_000)).arrived(1);
    expect(message).toEqual({ reload: true, to: NOON, now: NOON, hasPush: true });
  });

  test("tells everyone to load anew when the clock was moved", async () => {
    for (const jump of [3_600, -3_600]) {
      const { listen, alarm } = startHub();
      const { arrived } = await listen();
      pass(jump);
      await alarm();
      expect((await arrived(2))[1]).toEqual({ reload: true, to: now, now, hasPush: true });
    }
  });

  test("answers ping, and closes the socket of who says anything else", async () => {
    const { socket, texts, closed } = await startHub().listen();
    socket.send("ping");
    await vi.waitFor(() => expect(texts).toContain("pong"));
    socket.send("hello");
    await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1008));
  });

  test("takes no more listeners than are allowed, until one leaves", async () => {
    const { listen, connect, alarm, sockets } = startHub();
    const listeners = await Promise.all(Array.from({ length: LIMIT }, () => listen()));
    const refused = await connect();
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
    await refused.body?.cancel();
    listeners[0]?.socket.close();
    await vi.waitFor(async () => expect(await sockets()).toBe(LIMIT - 1));
    await alarm();
    expect((await (await listen()).arrived(1))[0]).toMatchObject({ to: NOON });
  });

  test("asks once for all who come at the same time", async () => {
    const { listen } = startHub();
    await Promise.all(Array.from({ length: LIMIT }, () => listen()));
    expect(asked).toHaveBeenCalledOnce();
  });
});

// The platform lets an object sleep only when the time limit of its last question is over.
test("a hub that has slept keeps its sockets, fills its window by one question, and tells what happened meanwhile", async () => {
  const { listen, alarm, sleep } = startHub();
  const early = await listen();
  await early.arrived(1);
  happenings = [goal("m1", 3)];
  pass(5);
  await sleep();
  const [first] = await (await listen(NOON - 60_000)).arrived(1);
  expect(first).toMatchObject({ to: NOON + 5_000, changes: [{ id: "m1" }] });
  expect(asked).toHaveBeenCalledTimes(2);
  await alarm();
  expect((await early.arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 5_000, changes: [{ id: "m1" }] });
}, 20_000);

describe("when the upstream fails, a hub", () => {
  test("says nothing, asks more rarely, and then from where it was", async () => {
    const { listen, alarm, nextAlarm } = startHub();
    const { arrived, texts } = await listen();
    await arrived(1);
    asked.mockImplementation(down);
    happenings = [goal("m1", 20)];
    for (let failure = 0; failure < 4; failure += 1) {
      pass(10);
      const before = Date.now();
      await alarm();
      expect(await nextAlarm()).toBeGreaterThanOrEqual(before + 10_000);
    }
    expect(texts).toHaveLength(1);
    asked.mockImplementation(asWell);
    await alarm();
    expect((await arrived(2))[1]).toMatchObject({ from: NOON, to: NOON + 40_000, changes: [{ id: "m1" }] });
    expect(asked).toHaveBeenLastCalledWith(expect.stringContaining(`since=${NOON}&`));
    expect(await nextAlarm()).toBeLessThanOrEqual(Date.now() + POLL_EVERY);
  });

  test("still tells who comes what it knows", async () => {
    happenings = [goal("m1", -30)];
    const { listen, alarm } = startHub();
    await listen();
    asked.mockImplementation(down);
    pass(10);
    await alarm();
    const [message] = await (await listen(NOON - 60_000)).arrived(1);
    expect(message).toMatchObject({ to: NOON, changes: [{ id: "m1" }] });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("closes the socket of who comes when it knows nothing, and does not ask for each of them", async () => {
    asked.mockImplementation(down);
    const { listen } = startHub();
    for (const { closed, texts } of [await listen(), await listen()]) {
      await vi.waitFor(() => expect(closed).toHaveBeenCalledWith(1013));
      expect(texts).toEqual([]);
    }
    expect(asked).toHaveBeenCalledOnce();
  });
});

test("the live door hands a page of this site to the hub of the sport", async () => {
  const { get } = startEdge({ env: { LIVE_HUB: env.LIVE_HUB } });
  const headers = { Upgrade: "websocket", Origin: ORIGIN };
  const { status, webSocket } = await get(`/live/basketball/socket?since=${now}`, { headers, waits: false });
  expect(status).toBe(101);
  if (!webSocket) throw new Error("not upgraded");
  expect((await hear(webSocket).arrived(1))[0]).toMatchObject({ from: NOON, to: NOON, changes: [] });
  expect(asked).toHaveBeenCalledWith(expect.stringContaining("sportType=1"));
});
