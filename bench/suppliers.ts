import fs from "node:fs";
import { freePort } from "../scripts/lib/ports.mjs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { claimOnly } from "../scripts/lib/states.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { apiFootballStub } from "../upstream/suppliers/api-football/stub-server.ts";
import { documentOf } from "./evening/open-page.ts";
import { startSupplier } from "./evening/supplier.ts";
import { heapsBelow, ISOLATES } from "./heap.ts";
import { RENDER } from "./load.ts";
import { workersProcess } from "./processes.ts";
import { against, ratio } from "./ratio.ts";
import { mb, type Report } from "./report.ts";
import { cpuMicros } from "./workerd.ts";

/** The supplied matches would stay in the folder of the other sections. */
const OWN_STATE = ".wrangler/bench/suppliers";

/** Of a site with a supplier against one that simulates, in heap and in CPU time. */
const MOST_RATIO = 1.25;

/** The simulated site's matches are in play as well. */
const BUSY = "2026-10-17T14:20:00Z";
/** Of the evening. */
const MINUTE_IN_PLAY = 70;
/** Competitions, seasons, a live list, details. */
const LEARNT_WITHIN = 120_000;
const MATCHES = 8;

interface Site {
  url: string;
  serverPid: number;
}

const MATCH_PATH = /\/football\/[^/"]+\/[^/"]+\/[^/"]+-vs-[^/"]+\/\d+(?=")/g;

/** The first matches of the list of what is in play, once there are as many. */
async function matchesInPlay(url: string): Promise<string[]> {
  const until = Date.now() + LEARNT_WITHIN;
  for (;;) {
    const list = await documentOf(`${url}/en/football/matches?show=live`, RENDER);
    const found = [...new Set(list.match(MATCH_PATH))];
    if (found.length >= MATCHES) return found.slice(0, MATCHES);
    if (Date.now() > until) throw new Error(`${url} has ${found.length} matches in play`);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

/** Pages, rendered anew each time, and calls of matches in play. */
const addressesOf = (matches: readonly string[]): string[] =>
  matches.flatMap((path) => {
    const matchId = path.split("/").at(-1);
    const pages = ["", "/feed", "/lineups", "/stats", "/odds", "/table"].map((tab) => `/en${path}${tab}`);
    const calls = ["info", "gs_event", "lineup", "stat"].map(
      (call) => `/api/match/${call}?matchId=${matchId}&locale=en`,
    );
    return [...pages, ...calls];
  });

/** Microseconds of both isolates for a request, whatever the supplier's clock does meanwhile included. */
function cpuOf({ url, serverPid }: Site, addresses: readonly string[], rounds: number): () => Promise<number> {
  return async () => {
    const { pid } = await workersProcess(serverPid, ISOLATES["edge worker"]);
    const before = cpuMicros(pid);
    for (let round = 0; round < rounds; round += 1) for (const one of addresses) await documentOf(url + one, RENDER);
    return (cpuMicros(pid) - before) / (rounds * addresses.length);
  };
}

async function withVariables<Result>(variables: Record<string, string>, work: () => Promise<Result>): Promise<Result> {
  Object.assign(process.env, variables);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
  }
}

async function compare(supplied: Site, simulated: Site, rounds: number, report: Report): Promise<string[]> {
  const addresses = [
    addressesOf(await matchesInPlay(supplied.url)),
    addressesOf(await matchesInPlay(simulated.url)),
  ] as const;
  const [first, second] = [cpuOf(supplied, addresses[0], rounds), cpuOf(simulated, addresses[1], rounds)];
  // Caches fill and code compiles.
  await first();
  await second();
  const cpu = await ratio(first, second);
  report.note(
    "CPU of both isolates for a page or call of a match in play, supplied / simulated",
    against(cpu),
    `${MOST_RATIO}`,
  );
  const faults = cpu.ratio > MOST_RATIO ? [`CPU ${cpu.ratio.toFixed(2)}`] : [];
  const [own, other] = [await heapsBelow(supplied.serverPid), await heapsBelow(simulated.serverPid)];
  for (const isolate of Object.keys(ISOLATES) as (keyof typeof ISOLATES)[]) {
    const share = own[isolate] / other[isolate];
    const measured = `${share.toFixed(2)} (${mb(own[isolate])} / ${mb(other[isolate])})`;
    report.note(`live heap of the ${isolate}'s isolate after that, supplied / simulated`, measured, `${MOST_RATIO}`);
    if (share > MOST_RATIO) faults.push(`heap of the ${isolate} ${share.toFixed(2)}`);
  }
  return faults;
}

/** Heap and CPU time of a site whose matches a supplier tells, against one that simulates. Throws above the limit. */
export async function suppliers(rounds: number, report: Report): Promise<void> {
  await claimOnly(OWN_STATE, "Wait until it has ended.");
  fs.rmSync(OWN_STATE, { recursive: true, force: true });
  await prepareDatabase(OWN_STATE);
  const supplier = await startSupplier(apiFootballStub, "evening");
  supplier.moveTo(MINUTE_IN_PLAY);
  const ports = [await freePort(), await freePort()] as const;
  const { SUPPLIERS = "" } = supplier.variables;
  const variables = { ...supplier.variables, SIMULATION: "off", STORIES: "off" };
  const real = await withVariables(variables, () => startBoth(ports[0], { SUPPLIERS }, OWN_STATE));
  try {
    const simulated = await startBoth(ports[1], { NOW: BUSY });
    try {
      const site = (port: number, serverPid = 0): Site => ({ url: `http://127.0.0.1:${port}`, serverPid });
      const faults = await compare(site(ports[0], real.pid), site(ports[1], simulated.pid), rounds, report);
      if (faults.length > 0) throw new Error(`a supplier costs too much: ${faults.join(", ")}`);
    } finally {
      await endOne(simulated);
    }
  } finally {
    await endOne(real);
    await supplier.close();
    fs.rmSync(OWN_STATE, { recursive: true, force: true });
  }
}
