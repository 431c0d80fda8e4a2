import path from "node:path";
import { LOCALE_CODES } from "../contract/tables/locales.ts";
import { freePort } from "../scripts/lib/ports.mjs";
import type { Report } from "./report.ts";
import { edge } from "./variants.ts";
import { serve } from "./workerd.ts";

const REQUESTS = 1_200;
const FIRST_DAY = Date.parse("2026-09-01T00:00:00Z");
const DAY = 86_400_000;

/** Lists of many days in all languages, from the page cache and rendered, and calls of the browser-facing API. */
function addressOf(index: number): string {
  const day = new Date(FIRST_DAY + (index % 60) * DAY).toISOString().slice(0, 10);
  const locale = LOCALE_CODES[index % LOCALE_CODES.length];
  if (index % 4 === 3) return `/api/match/getMatchListv4?date=${day}&timeZone=UTC&locale=${locale}`;
  return `/${locale}/football/matches?date=${day}`;
}

interface HeapUsage {
  usedSize: number;
  /** Of array buffers. */
  backingStorageSize: number;
}

/** What an isolate holds after a collection, array buffers included, in bytes, by the inspector's protocol. */
async function usedHeap(port: number, worker: string): Promise<number> {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json`)).json()) as {
    id: string;
    title: string;
    webSocketDebuggerUrl: string;
  }[];
  const target = targets.find(({ id, title }) => id === worker || title.includes(worker));
  if (!target) throw new Error(`the inspector knows no ${worker}: ${targets.map(({ id }) => id).join(", ")}`);
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  let last = 0;
  const ask = (method: string): Promise<unknown> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method }));
    return new Promise((resolve) => {
      socket.addEventListener("message", ({ data }) => {
        const answer = JSON.parse(String(data)) as { id?: number; result?: unknown };
        if (answer.id === id) resolve(answer.result);
      });
    });
  };
  // workerd does not answer HeapProfiler.collectGarbage; a snapshot collects first.
  await ask("HeapProfiler.takeHeapSnapshot");
  const { usedSize, backingStorageSize } = (await ask("Runtime.getHeapUsage")) as HeapUsage;
  socket.close();
  return usedSize + backingStorageSize;
}

/** The live heap of the edge worker's isolate, fresh and after many different pages and calls. */
export async function heap(report: Report): Promise<void> {
  const inspector = await freePort();
  const site = await serve(path.resolve(".wrangler/bench/heap"), edge(), "/", [
    `--inspector-addr=127.0.0.1:${inspector}`,
  ]);
  const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  try {
    const before = await usedHeap(inspector, "edge");
    for (let index = 0; index < REQUESTS; index += 1) {
      const answer = await fetch(
        site.url + addressOf(index),
        index % 2 ? {} : { headers: { cookie: "__Host-session=bench" } },
      );
      if (answer.status !== 200) throw new Error(`${addressOf(index)} answered ${answer.status}`);
      await answer.arrayBuffer();
    }
    report.note(
      `live heap of the edge worker's isolate after ${REQUESTS} mixed calls and pages (fresh)`,
      `${mb(await usedHeap(inspector, "edge"))} (${mb(before)})`,
      "64 MB",
    );
  } finally {
    await site.end();
  }
}
