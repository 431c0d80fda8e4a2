import { MINUTE } from "#contract/time/units";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startBoth } from "../scripts/lib/workers.mjs";
import { growth, type Sample } from "./growth.ts";
import { heapsBelow, ISOLATES, MOST_HEAP } from "./heap.ts";
import { findThings, mixedAddress, ROUND } from "./mixed-requests.ts";
import { workersProcess } from "./processes.ts";
import { mb, percentile, type Report } from "./report.ts";
import { inRhythm } from "./rhythm.ts";
import { residentMb } from "./workerd.ts";

/** Milliseconds between two requests: ten per second. */
const EVERY = 100;
const MOST_GROWTH = 0.05;

type Series = Map<string, Sample[]>;

/** Samples the live heap of both isolates after a collection, and reports the process's memory. */
async function sample(series: Series, serverPid: number, at: number): Promise<void> {
  const heaps = await heapsBelow(serverPid);
  const { pid } = await workersProcess(serverPid, ISOLATES["edge worker"]);
  for (const [name, bytes] of Object.entries(heaps)) series.set(name, [...(series.get(name) ?? []), { at, bytes }]);
  const text = Object.entries(heaps).map(([name, bytes]) => `${name} ${mb(bytes)}`);
  console.log(`${Math.round(at / MINUTE)} min: ${text.join(", ")}; process of both ${residentMb(pid)} MB resident`);
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

function judge(series: Series, report: Report): string[] {
  const faults: string[] = [];
  for (const [name, samples] of series) {
    const grown = growth(samples);
    const last = samples.at(-1)?.bytes ?? Number.NaN;
    const what = `soak: live heap of the ${name}`;
    const must = `${percent(MOST_GROWTH)}; ${mb(MOST_HEAP)}`;
    report.note(`${what}: growth in the last two thirds; at the end`, `${percent(grown)}; ${mb(last)}`, must);
    if (!(grown <= MOST_GROWTH)) faults.push(`${what} grew by ${percent(grown)}`);
    if (last > MOST_HEAP) faults.push(`${what} is ${mb(last)}`);
  }
  return faults;
}

/**
 * Ten mixed requests per second for the given time; memory is sampled each minute. Throws on a status of 500 or above
 * and on growth. The live heap after a collection is judged, because that is what the workers retain. Resident memory
 * is only printed: it includes memory that V8 has not returned, mostly from the heap snapshots themselves.
 */
export async function soak(minutes: number, report: Report): Promise<void> {
  const port = await freePort();
  const server = await startBoth(port, { NOW: "2026-10-17T14:20:00Z" });
  const site = `http://127.0.0.1:${port}`;
  const series: Series = new Map();
  const failed: string[] = [];
  const waits: number[] = [];
  try {
    const things = await findThings(site);
    const ask = async (index: number, dueAt: number) => {
      const address = mixedAddress(index % ROUND, things);
      const answer = await fetch(site + address, { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status >= 500) failed.push(`${address} answered ${answer.status}`);
      waits.push(performance.now() - dueAt);
    };
    const perMinute = MINUTE / EVERY;
    await sample(series, server.pid ?? 0, 0);
    for (let minute = 0; minute < minutes; minute += 1) {
      await inRhythm({ every: EVERY, count: perMinute }, (index, dueAt) => ask(minute * perMinute + index, dueAt));
      await sample(series, server.pid ?? 0, (minute + 1) * MINUTE);
    }
  } finally {
    await endOne(server);
  }
  const median = `${percentile(waits, 0.5).toFixed(0)}, ${percentile(waits, 0.99).toFixed(0)} ms`;
  report.note(`soak: answers of 500 and above among ${waits.length}`, String(failed.length), "0");
  report.note("soak: wait for an answer, median, p99", median);
  const faults = [...failed.slice(0, 5), ...judge(series, report)];
  if (faults.length > 0) throw new Error(faults.join("; "));
}
