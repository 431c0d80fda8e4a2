import { setTimeout as pause } from "node:timers/promises";
import { SECOND } from "#contract/time/units";
import { freePort } from "../scripts/lib/ports.mjs";
import { STATE } from "../scripts/lib/project.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startUpstream } from "../scripts/lib/workers.mjs";
import { subscribe } from "../upstream/services/push/test-receiver.ts";
import { ISOLATES } from "./heap.ts";
import { workersProcess } from "./processes.ts";
import { percentile, type Report } from "./report.ts";
import { cpuMicros } from "./workerd.ts";

const NOON = Date.parse("2026-10-17T12:00:00Z");
/** Milliseconds of the site's clock before the goal at which its followers connect. */
const AHEAD = 8 * SECOND;
/** Milliseconds. */
const DELIVERY_LIMIT = 180 * SECOND;
/** Streams opened concurrently. */
const OPENED_TOGETHER = 20;
/** An extrapolation. */
const MANY = 2_000_000;
/** Statements of D1 a follower: two a chunk of 300, and a few for the whole. */
const MOST_STATEMENTS = 0.009;
/** Milliseconds in which a push service answers. */
const LATENCY = 50;
/** The platform's concurrent consumers of a queue. */
const CONSUMERS = 250;

/** Recipients of queued pushes, when the first and last were queued, rows of the notice, statements so far. */
interface Delivered {
  count: number;
  first: number;
  last: number;
  rows: number;
  statements: number;
}

/** A member's stream; `rungAt` in milliseconds, of its last message. */
async function listen(url: string, name: string): Promise<{ rungAt?: number; close(): void }> {
  const socket = new WebSocket(`${url.replace("http", "ws")}/__crowd/stream?name=${name}`);
  const listener: { rungAt?: number; close(): void } = { close: () => socket.close() };
  socket.addEventListener("message", () => {
    listener.rungAt = Date.now();
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`no stream for ${name}`)));
  });
  return listener;
}

async function listenAll(url: string, names: readonly string[]) {
  const listeners: Awaited<ReturnType<typeof listen>>[] = [];
  for (let from = 0; from < names.length; from += OPENED_TOGETHER)
    listeners.push(...(await Promise.all(names.slice(from, from + OPENED_TOGETHER).map((name) => listen(url, name)))));
  return listeners;
}

async function json<Answer>(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return (await answer.json()) as Answer;
}

/** Sets the upstream's copy of the site's clock. */
const setClock = (url: string, instant: number) => json(`${url}/dev/clock`, { "x-clock": String(instant) });

async function untilNotified(url: string, key: string, members: number): Promise<Delivered> {
  const from = Date.now();
  for (;;) {
    const delivered = await json<Delivered>(`${url}/__crowd/told?key=${encodeURIComponent(key)}`);
    if (delivered.count >= members) return delivered;
    if (Date.now() - from > DELIVERY_LIMIT) throw new Error(`only ${delivered.count} of ${members} were told`);
    await pause(100);
  }
}

const seconds = (milliseconds: number) => `${(milliseconds / SECOND).toFixed(1)} s`;

/** Milliseconds in which a message of pushes is sent, by the services' latency. */
async function measurePushes(url: string, latency: number): Promise<{ devices: number; took: number }> {
  const { subscription } = await subscribe("https://push.example/1");
  const { p256dh, auth } = subscription;
  return json(`${url}/__crowd/pushes?${new URLSearchParams({ latency: String(latency), p256dh, auth })}`);
}

/**
 * One goal of a team with many followers, all with a browser that takes pushes: when the last push is queued, and its
 * cost; and how fast pushes are sent. Fails if followers have rows of their own, or statements.
 */
export async function notices(members: number, { note }: Report): Promise<void> {
  const port = await freePort();
  const server = await startUpstream(port, STATE, { entry: "bench/workers/crowd.mjs" });
  const url = `http://127.0.0.1:${port}`;
  try {
    const listening = Math.min(200, members);
    const { goal, names } = await json<{ goal: { at: number; key: string }; names: string[] }>(
      `${url}/__crowd/fill?noon=${NOON}&members=${members}&listeners=${listening}`,
    );
    // Before the goal, so that the engine knows the day's matches, as after running for a while.
    await setClock(url, goal.at - 60 * SECOND);
    await fetch(`${url}/__crowd/wake`);
    const listeners = await listenAll(url, names);
    const { pid } = await workersProcess(server.pid ?? 0, ISOLATES["reference upstream"]);
    await setClock(url, goal.at - AHEAD);
    const fell = Date.now() + AHEAD;
    await pause(AHEAD - SECOND);
    const [cpuBefore, { statements: before }] = [cpuMicros(pid), await untilNotified(url, goal.key, 0)];
    const { first, last, rows, statements } = await untilNotified(url, goal.key, members);
    while (listeners.some(({ rungAt = 0 }) => rungAt < fell) && Date.now() - fell < DELIVERY_LIMIT) await pause(50);
    const cpu = cpuMicros(pid) - cpuBefore;
    const rung = listeners.map(({ rungAt = Number.NaN }) => rungAt - fell);
    for (const { close } of listeners) close();
    const each = (statements - before) / members;
    note(
      `A goal with ${members} followers: until the first push is queued, and the last`,
      `${seconds(first - fell)}, ${seconds(last - fell)}`,
    );
    note(
      `The same: until ${listening} open streams have rung, p50, p95, the last`,
      [0.5, 0.95, 1].map((share) => seconds(percentile(rung, share))).join(", "),
    );
    note("The same: rows of the notice", String(rows), "1");
    note("The same, a follower: CPU with the database", `${(cpu / members).toFixed(0)} µs`);
    note("The same, a follower: statements of D1", each.toFixed(4), String(MOST_STATEMENTS));
    note(
      `On paper, with ${MANY} followers: until the last is queued`,
      seconds(first - fell + ((last - first) * MANY) / members),
    );
    for (const latency of [0, LATENCY]) {
      const { devices, took } = await measurePushes(url, latency);
      note(`${devices} pushes of a message, encrypted and sent, services answering in ${latency} ms`, seconds(took));
      if (latency > 0)
        note(
          `On paper, ${MANY} pushes by ${CONSUMERS} consumers at a time`,
          seconds((Math.ceil(MANY / devices) / CONSUMERS) * took),
        );
    }
    await fetch(`${url}/__crowd/empty`);
    if (rows !== 1) throw new Error(`a goal has ${rows} rows`);
    if (each > MOST_STATEMENTS) throw new Error(`${each} statements a follower`);
  } finally {
    await endOne(server);
  }
}
