import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startUpstream } from "../scripts/lib/workers.mjs";
import { startSite } from "./chaos/site.ts";
import { startStores } from "./chaos/stores.ts";
import { type Crowd, createCrowd, type Goal } from "./crowd.ts";
import type { Report } from "./report.ts";
import { cpuMicros } from "./workerd.ts";

const HUBS = 4;
/** Wanted; the limit of open files of a process may allow fewer, since workerd holds two for each. */
const MOST_SOCKETS = 20_000;
const FILES_OF_SOCKET = 2;
const OTHER_FILES = 1_000;
/** Milliseconds from a goal's first delivery to its last. */
const MOST_SPREAD = 2_000;
/** Pages spread their return over 90 seconds; the rest is for a busy machine. */
const MOST_RETURN = 150_000;
/** A Saturday afternoon: a goal every few seconds. */
const BUSY = "2026-10-17T14:25:00Z";
const LONGEST_WAIT = 180_000;

/** A child process inherits our limit of open files: Node raises its own to the hard limit. */
function socketsAllowed(): number {
  const files = Number(/Max open files\s+\d+\s+(\d+)/.exec(readFileSync("/proc/self/limits", "utf8"))?.[1] ?? Infinity);
  const allowed = Math.min(MOST_SOCKETS, Math.floor((files - OTHER_FILES) / FILES_OF_SOCKET));
  if (allowed < HUBS) throw new Error(`${files} open files are too few: raise the limit with ulimit -Hn`);
  return allowed;
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

async function until(what: string, isTrue: () => boolean, most: number): Promise<void> {
  for (const deadline = Date.now() + most; !isTrue(); await pause(50))
    if (Date.now() > deadline) throw new Error(`not within ${most / 1_000} s: ${what}`);
}

/** The first goal from now on that everybody has heard. */
async function nextGoal(crowd: Crowd, size: number): Promise<Goal> {
  crowd.forgetGoals();
  const find = () => [...crowd.goals.values()].find(({ heard }) => heard.size === size);
  await until(`a goal that ${size} listeners have heard`, () => find() !== undefined, LONGEST_WAIT);
  return find() as Goal;
}

/**
 * Many listeners of several hubs; the delay of a goal between the first and the last of them, and again after one hub has
 * restarted and its listeners have come back. Throws above two seconds, or if some stay away.
 * The listeners share one process on the same cores, which parses each text once.
 */
export async function sockets(report: Report): Promise<void> {
  const size = socketsAllowed();
  // The last hub is half empty: an isolate does not ask a full one for a minute, also if one of its listeners has left.
  const hubSize = Math.ceil(size / (HUBS - 0.5));
  const upstreamPort = await freePort();
  const upstream = await startUpstream(upstreamPort);
  const stores = await startStores();
  // Without wrangler's own proxy, which would hold two more ends of each socket.
  const folder = path.resolve(".wrangler/bench/sockets");
  const site = await startSite(folder, stores, `http://127.0.0.1:${upstreamPort}`, Date.parse(BUSY), {
    LIVE_MAX_SOCKETS: String(hubSize),
    LIVE_MAX_HUBS: String(HUBS),
  });
  const crowd = createCrowd(Number(new URL(site.url).port), size, await goalsAt(site.url));
  const measure = async (act: () => Promise<unknown>): Promise<{ seconds: number; cpu: number }> => {
    const [from, before] = [performance.now(), cpuMicros(site.pid)];
    await act();
    return { seconds: (performance.now() - from) / 1_000, cpu: (cpuMicros(site.pid) - before) / 1_000 };
  };
  const judgeGoal = async (): Promise<void> => {
    const { first, last } = await nextGoal(crowd, size);
    const what = `a goal pushed to ${size} sockets on ${HUBS} hubs: from the first one told to the last`;
    report.note(what, `${(last - first).toFixed(0)} ms`, `${MOST_SPREAD} ms`);
    if (last - first > MOST_SPREAD) throw new Error(`${what}: ${(last - first).toFixed(0)} ms`);
  };
  try {
    const opening = await measure(() => crowd.open());
    report.note(`${size} sockets on ${HUBS} hubs, opened 50 at a time`, `${opening.seconds.toFixed(0)} s`);
    report.note("CPU of the edge for one of them", `${(opening.cpu / size).toFixed(2)} ms`);
    await judgeGoal();
    const lost = await site.restartHub();
    await until("the hub's listeners have lost their sockets", () => crowd.size() <= size - lost, MOST_SPREAD);
    const back = await measure(() => until("all listeners are back", () => crowd.size() === size, MOST_RETURN));
    report.note(
      `${lost} listeners of a hub that has restarted, until all are back`,
      `${back.seconds.toFixed(0)} s`,
      "150 s",
    );
    await judgeGoal();
    const quiet = await measure(() => pause(20_000));
    report.note(`CPU of the edge for a second of ${size} listeners`, `${(quiet.cpu / quiet.seconds).toFixed(0)} ms`);
  } finally {
    crowd.close();
    await site.end();
    await stores.close();
    await endOne(upstream);
  }
}
