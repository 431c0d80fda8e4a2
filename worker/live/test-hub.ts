import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env as bindings } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { LiveMessage } from "#contract/domain/live";
import { readMessage } from "../../app/runtime/live/read-message.ts";
import { until } from "../../test/until.ts";
import { isolateClock } from "../platform/clock.ts";
import type { Env } from "../platform/env.ts";
import { ORIGIN } from "../test-edge.ts";
import { changesAnswer, type Happening, NOON } from "./test-changes.ts";

export type Changes = Extract<LiveMessage, { from: number }>;
type Answer = (url: string) => Response | Promise<Response>;

/** Sockets in these tests. */
export const LIMIT = 3;
/** Milliseconds, as long as may be: alarms are run by hand. */
export const POLL_EVERY = 10_000;

/** The data of these tests' upstream, and whether it is available. */
export const upstream = {
  now: NOON,
  happenings: [] as Happening[],
  fetched: vi.fn<Answer>(),
  asWell: (url: string): Response => changesAnswer(url, upstream.now, upstream.happenings),
  down: (): Response => new Response("down", { status: 403 }),
};

const hubs = (bindings as unknown as { LIVE_HUB: DurableObjectNamespace }).LIVE_HUB;
const idFromName = hubs.idFromName.bind(hubs);

// The deployed worker's bindings, except for the upstream.
export const env = Object.assign(bindings as unknown as Env, {
  UPSTREAM: { fetch: async (url: string) => upstream.fetched(url) },
  LIVE_POLL_MS: String(POLL_EVERY),
  LIVE_MAX_SOCKETS: String(LIMIT),
});

const opened: WebSocket[] = [];
beforeEach(() => {
  // Objects outlive a test: each has a root of its own.
  const test = crypto.randomUUID();
  vi.spyOn(hubs, "idFromName").mockImplementation((name) => idFromName(`${test} ${name}`));
  vi.spyOn(console, "error").mockImplementation(() => {});
  upstream.fetched.mockReset().mockImplementation(upstream.asWell);
  upstream.happenings = [];
  upstream.now = NOON;
  isolateClock.move(env, { start: NOON, speed: 0 });
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

export const pass = (seconds: number): void => {
  upstream.now += seconds * 1_000;
  isolateClock.move(env, { start: upstream.now, speed: 0 });
};
export const goal = (matchId: string, seconds: number, seq = 1): Happening => ({
  matchId,
  seq,
  at: NOON + seconds * 1_000,
});

/** The messages of a socket. `arrived` waits for a total number of them. */
export function hear(socket: WebSocket) {
  const texts: string[] = [];
  const closed = vi.fn<(code: number) => void>();
  socket.addEventListener("message", ({ data }) => {
    texts.push(String(data));
  });
  socket.addEventListener("close", ({ code }) => closed(code));
  socket.accept();
  opened.push(socket);
  const arrived = async (count: number): Promise<Changes[]> => {
    await until(() => expect(texts.length).toBeGreaterThanOrEqual(count));
    return texts.map((text) => readMessage(text) as Changes);
  };
  return { socket, texts, closed, arrived };
}

/** A hub of its own, since objects outlive a test. */
export function startHub() {
  const stub = hubs.get(hubs.idFromName(crypto.randomUUID()));
  const address = (cursor: number) => `${ORIGIN}/live/football/socket?since=${cursor}`;
  const connect = (cursor = upstream.now): Promise<Response> =>
    stub.fetch(address(cursor), { headers: { Upgrade: "websocket" } });
  return {
    connect,
    async listen(cursor = upstream.now) {
      const { webSocket } = await connect(cursor);
      if (!webSocket) throw new Error("not upgraded");
      return hear(webSocket);
    },
    alarm: () => runDurableObjectAlarm(stub),
    sleep: () => evictDurableObject(stub),
    forgetRoot: () => evictDurableObject(hubs.get(hubs.idFromName("football"))),
    nextAlarm: () => runInDurableObject(stub, (_hub, state) => state.storage.getAlarm()),
    /** Lets its storage fail the next time that it is asked for the alarm. */
    failOnce: () =>
      runInDurableObject(stub, (_hub, { storage }) => {
        const { getAlarm } = storage;
        storage.getAlarm = async () => {
          storage.getAlarm = getAlarm;
          throw new Error("storage");
        };
      }),
    /** How many entries its storage has. */
    stored: () => runInDurableObject(stub, async (_hub, state) => (await state.storage.list()).size),
    sockets: () => runInDurableObject(stub, (_hub, state) => state.getWebSockets().length),
  };
}
export const idsOf = ({ changes }: Changes): string[] => changes.map(({ id }) => id);
