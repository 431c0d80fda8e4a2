import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startUpstream } from "../scripts/lib/workers.mjs";
import { startSite } from "./chaos/site.ts";
import { startStores } from "./chaos/stores.ts";
import { createListener } from "./listener.ts";
import type { Report } from "./report.ts";
import { openSocket, type SocketClient } from "./socket-client.ts";

const SOCKETS = 5_000;
/** Sockets opening concurrently. */
const OPENING = 50;
/** Milliseconds from a push's first delivery to its last. */
const MOST_SPREAD = 2_000;
/** A Saturday afternoon: a goal every few seconds. */
const BUSY = "2026-10-17T14:25:00Z";
const SECONDS = 120;
const FILES = SOCKETS + 1_000;

/** A child process inherits our limit of open files: Node raises its own to the hard limit. */
function requireFiles(): void {
  const most = Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? Infinity);
  if (most < FILES) throw new Error(`${SOCKETS} sockets need ${FILES} open files: raise the limit with ulimit -Hn`);
}

interface Push {
  first: number;
  last: number;
  /** Numbers of listeners that received it; latecomers may have it in their first message too. */
  heard: Set<number>;
  hasGoal: boolean;
}

async function openAll(port: number, onText: (text: string, listener: number) => void): Promise<SocketClient[]> {
  const sockets: SocketClient[] = [];
  const path = "/live/football/socket?since=0";
  let next = 0;
  const opener = async () => {
    while (next < SOCKETS) {
      const listener = next;
      next += 1;
      sockets.push(await openSocket(port, path, (text) => onText(text, listener)));
    }
  };
  await Promise.all(Array.from({ length: OPENING }, opener));
  return sockets;
}

interface Listed {
  matchId: string;
  homeTeamScore: number | null;
  awayTeamScore: number | null;
}

/** The total goals of each match of the day, by its id. */
async function goalsAt(site: string): Promise<Map<string, number>> {
  const answer = await fetch(`${site}/api/match/getMatchListv4?date=${BUSY.slice(0, 10)}&timeZone=UTC&lang=en`);
  const { result } = (await answer.json()) as { result: { leagueMatchList: { matchList: Listed[] }[] } };
  const matches = result.leagueMatchList.flatMap(({ matchList }) => matchList);
  return new Map(
    matches.map(({ matchId, homeTeamScore, awayTeamScore }) => [matchId, (homeTeamScore ?? 0) + (awayTeamScore ?? 0)]),
  );
}

/** A push with a goal that all listeners received, once there is one. */
async function firstGoal(pushes: ReadonlyMap<number, Push>): Promise<Push> {
  for (const deadline = Date.now() + SECONDS * 1_000; Date.now() < deadline; await pause(100)) {
    const goal = [...pushes.values()].find(({ hasGoal, heard }) => hasGoal && heard.size === SOCKETS);
    if (goal) return goal;
  }
  const most = Math.max(0, ...[...pushes.values()].filter(({ hasGoal }) => hasGoal).map(({ heard }) => heard.size));
  throw new Error(`no goal reached ${SOCKETS} sockets within ${SECONDS} s; at most ${most}`);
}

/**
 * Many listeners of one hub, and the delay of a goal between the first and the last of them. Throws above two seconds.
 * The listeners share one process on the same cores, which parses only one listener's messages.
 */
export async function sockets(report: Report): Promise<void> {
  requireFiles();
  const upstreamPort = await freePort();
  const upstream = await startUpstream(upstreamPort);
  const stores = await startStores();
  // Without wrangler's own proxy, which would hold two more ends of each socket.
  const folder = path.resolve(".wrangler/bench/sockets");
  const site = await startSite(folder, stores, `http://127.0.0.1:${upstreamPort}`, Date.parse(BUSY));
  const pushes = new Map<number, Push>();
  const hear = createListener(await goalsAt(site.url));
  // A push is the same text for all; only its first copy is parsed.
  const read = new Map<string, Push>();
  let isComplete = false;
  const onMessage = (text: string, listener: number) => {
    if (!isComplete) return;
    const at = performance.now();
    let push = read.get(text);
    if (!push) {
      const { to, hasGoal } = hear(text, at);
      push = { first: at, last: at, heard: new Set(), hasGoal };
      pushes.set(to, push);
      read.set(text, push);
    }
    if (push.heard.has(listener)) return;
    push.heard.add(listener);
    push.last = at;
  };
  let opened: SocketClient[] = [];
  try {
    const from = performance.now();
    opened = await openAll(Number(new URL(site.url).port), onMessage);
    const opening = (performance.now() - from) / 1_000;
    isComplete = true;
    const { first, last } = await firstGoal(pushes);
    const spread = last - first;
    report.note(`${SOCKETS} sockets on one hub, opened ${OPENING} at a time`, `${opening.toFixed(0)} s`);
    const what = `a goal pushed to ${SOCKETS} sockets: from the first one told to the last`;
    report.note(what, `${spread.toFixed(0)} ms`, `${MOST_SPREAD} ms`);
    if (spread > MOST_SPREAD) throw new Error(`${what}: ${spread.toFixed(0)} ms`);
  } finally {
    for (const socket of opened) socket.close();
    await site.end();
    await stores.close();
    await endOne(upstream);
  }
}
