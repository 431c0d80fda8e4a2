import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { liveHeap } from "./inspector.ts";
import { findThings, mixedAddress, ROUND } from "./mixed-requests.ts";
import { workersProcess } from "./processes.ts";
import { mb, type Report } from "./report.ts";

/** Bytes: half of the platform's limit for an isolate. */
export const MOST_HEAP = 64_000_000;

/** The isolates of both workers, by wrangler's names. */
export const ISOLATES = {
  "edge worker": "core:user:matchlight",
  "reference upstream": "core:user:matchlight-upstream",
} as const;

/** Bytes in use by each isolate after a collection. `serverPid` is from `startBoth`. */
export async function heapsBelow(serverPid: number): Promise<Record<keyof typeof ISOLATES, number>> {
  const { inspector } = await workersProcess(serverPid, ISOLATES["edge worker"]);
  // Sequentially: a snapshot blocks the whole process.
  const edge = await liveHeap(inspector, ISOLATES["edge worker"]);
  return { "edge worker": edge, "reference upstream": await liveHeap(inspector, ISOLATES["reference upstream"]) };
}

/** The live heap of both isolates, fresh and after many different pages and calls. Throws if one exceeds its limit. */
export async function heap(report: Report): Promise<void> {
  const port = await freePort();
  const server = await startBoth(port, { NOW: "2026-10-17T14:20:00Z" });
  const site = `http://127.0.0.1:${port}`;
  try {
    const fresh = await heapsBelow(server.pid ?? 0);
    const things = await findThings(site);
    for (let index = 0; index < ROUND; index += 1) {
      const answer = await fetch(site + mixedAddress(index, things), { redirect: "manual" });
      if (answer.status >= 400) throw new Error(`${mixedAddress(index, things)} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
    const heaps = await heapsBelow(server.pid ?? 0);
    for (const [isolate, bytes] of Object.entries(heaps)) {
      const before = fresh[isolate as keyof typeof ISOLATES];
      const what = `live heap of the ${isolate}'s isolate after ${ROUND} mixed calls and pages (fresh)`;
      report.note(what, `${mb(bytes)} (${mb(before)})`, mb(MOST_HEAP));
    }
    const tooMuch = Object.entries(heaps).find(([, bytes]) => bytes > MOST_HEAP);
    if (tooMuch) throw new Error(`the ${tooMuch[0]} holds ${mb(tooMuch[1])}`);
  } finally {
    await endOne(server);
  }
}
