import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { edgeFiles } from "../scripts/lib/bundle-edge.mjs";
import { leastCpu, RENDER } from "./load.ts";
import { against, ratio } from "./ratio.ts";
import { kb, type Report } from "./report.ts";
import { bare, edge, LARGE, SMALL, template } from "./variants.ts";
import { type Running, residentMb, serve, type WorkerSpec } from "./workerd.ts";

const DAYS = { 60: "/en/football/matches?date=2026-10-17", 500: "/en/football/matches?date=2026-10-18" } as const;
const API = "/api/match/getMatchListv4?date=2026-10-18&timeZone=UTC&locale=en";

async function fetchPage(server: Running, address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + address, { headers });
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}`);
  return { bytes: new Uint8Array(await answer.arrayBuffer()), headers: Object.fromEntries(answer.headers) };
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The worker's own headers; the rest are the server's. */
const ownHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSPORT.includes(name)));
const TRANSPORT = ["date", "connection", "keep-alive", "content-length", "transfer-encoding"];

/** CPU time of pages and calls relative to the cheapest possible response, and their bytes. `requests` per round. */
export async function cpuAndBytes(requests: number, report: Report): Promise<void> {
  const { note } = report;
  const started: Running[] = [];
  const start = async (name: string, workers: WorkerSpec[]): Promise<Running> => {
    const running = await serve(path.resolve(".wrangler/bench", name), workers);
    started.push(running);
    return running;
  };
  const cpu =
    (server: Running, address: string, headers: Record<string, string> = {}, count = requests) =>
    () =>
      leastCpu(server, { path: address, headers, requests: count }, 3);
  try {
    const site = await start("edge", edge());

    for (const rows of [60, 500] as const) {
      const { bytes, headers } = await fetchPage(site, DAYS[rows]);
      note(
        `HTML of ${rows} matches, gzip / brotli`,
        `${kb(gzipSync(bytes).length)} / ${kb(brotliCompressSync(bytes).length)}`,
        rows === 60 ? "14 KB gzip" : "60 KB gzip",
      );
      if (rows === 60) {
        const floor = await start("bare-page", bare(bytes, ownHeaders(headers)));
        note(
          "CPU, page from the page cache / bare worker, same bytes and headers",
          against(await ratio(cpu(site, DAYS[60]), cpu(floor, "/"))),
          "1.5",
        );
      }
      const strings = await start(`template-${rows}`, template(rows === 60 ? SMALL : LARGE));
      // Rounds of similar duration: the minimum of short ones is luck rather than least work.
      const [count, strung] = rows === 60 ? [requests / 3, requests * 3] : [requests / 12, requests];
      note(
        `CPU, rendered page of ${rows} / string template`,
        against(await ratio(cpu(site, DAYS[rows], RENDER, Math.ceil(count)), cpu(strings, "/", {}, strung))),
        rows === 60 ? "12" : "9.5",
      );
    }

    const list = await fetchPage(site, API);
    const floor = await start("bare-list", bare(list.bytes, { "content-type": "application/json" }));
    note(
      `CPU, cached list of ${kb(list.bytes.length)} through /api / bare worker`,
      against(await ratio(cpu(site, API), cpu(floor, "/"))),
      "2.5",
    );
    // Most of it is garbage that V8 has not collected yet: a bare worker shows how much.
    note(
      "Memory of the process after these loads, edge / bare worker",
      `${residentMb(site.pid)} / ${residentMb(floor.pid)} MB`,
    );
    const modules = edgeFiles().map(({ content }) => content);
    note("Worker bundle, gzip", kb(sum(modules.map((one) => gzipSync(one).length))), "300 KB");
    note("Worker bundle, as it is", kb(sum(modules.map((one) => one.length))));
  } finally {
    await Promise.all(started.map((server) => server.end()));
  }
}
