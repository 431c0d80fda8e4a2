import { Agent } from "node:http";
import path from "node:path";
import { highestHeld } from "./held-rate.ts";
import { get } from "./load.ts";
import { LOAD_FLOORS, type LoadKind, loadFault, MOST_WAIT } from "./load-floors.ts";
import { percentile, type Report } from "./report.ts";
import { inRhythm } from "./rhythm.ts";
import { bare, edge } from "./variants.ts";
import { type Running, serve } from "./workerd.ts";

const ADDRESSES: Readonly<Record<LoadKind, string>> = {
  page: "/en/football/matches?date=2026-10-17",
  list: "/api/match/getMatchListv4?date=2026-10-17&timeZone=UTC&locale=en",
  poll: "/live/football?since=0",
};
const NAMES: Readonly<Record<LoadKind, string>> = {
  page: "cached page of 60 matches",
  list: "cached list of 60 matches through /api",
  poll: "live poll",
};
const BOUNDS = { from: 100, most: 12_800, halvings: 4 };
/** Duration of a trial. */
const SECONDS = 3;
const CONNECTIONS = 64;

/**
 * Milliseconds from the instant when each request was due until its response ended. Throws on a status other than 200.
 */
async function waitsAt(rate: number, url: string): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const waits: number[] = [];
  await inRhythm({ every: 1_000 / rate, count: rate * SECONDS }, async (_, dueAt) => {
    const { status } = await get(agent, url, {});
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    waits.push(performance.now() - dueAt);
  });
  agent.destroy();
  return waits;
}

/** A rate is retried before it counts as too high: other load on the machine is not our fault. */
const heldRate = (url: string): Promise<number> =>
  highestHeld(async (rate) => {
    const holds = async () => percentile(await waitsAt(rate, url), 0.99) <= MOST_WAIT;
    return (await holds()) || holds();
  }, BOUNDS);

const TRANSPORT = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);

/** A worker that returns the edge's response, headers included. */
async function bareLike(kind: LoadKind, url: string): Promise<Running> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !TRANSPORT.has(name)));
  const worker = bare(new Uint8Array(await answer.arrayBuffer()), headers);
  return serve(path.resolve(".wrangler/bench", `load-bare-${kind}`), worker);
}

/** Several turns each, alternating; the best counts. */
async function compare(kind: LoadKind, site: Running, turns: number): Promise<{ ours: number; floor: number }> {
  const floorServer = await bareLike(kind, site.url + ADDRESSES[kind]);
  let [ours, floor] = [0, 0];
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      ours = Math.max(ours, await heldRate(site.url + ADDRESSES[kind]));
      floor = Math.max(floor, await heldRate(`${floorServer.url}/`));
    }
  } finally {
    await floorServer.end();
  }
  return { ours, floor };
}

/**
 * Requests per second that the edge worker and a bare one sustain, of each kind. Throws if the ratio is too low. The
 * client runs on the same machine and takes more than half of it, for both alike.
 */
export async function rates(turns: number, report: Report): Promise<void> {
  const site = await serve(path.resolve(".wrangler/bench/load"), edge());
  const faults: string[] = [];
  try {
    for (const kind of Object.keys(LOAD_FLOORS) as LoadKind[]) {
      const { ours, floor } = await compare(kind, site, turns);
      const share = ours / floor;
      const what = `requests a second at p99 ≤ ${MOST_WAIT} ms, ${NAMES[kind]}: / bare worker, same bytes`;
      report.note(what, `${share.toFixed(2)} (${ours} / ${floor})`, String(LOAD_FLOORS[kind]));
      const fault = loadFault(kind, share);
      if (fault) faults.push(fault);
    }
  } finally {
    await site.end();
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
}
