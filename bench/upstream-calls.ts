import { createServer } from "node:http";
import { listenOnLoopback } from "../scripts/lib/loopback.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { startEdge } from "../scripts/lib/workers.mjs";
import { RENDER } from "./load.ts";
import { percentile, type Report } from "./report.ts";
import { LARGE } from "./variants.ts";

const PAGE = "/en/football/matches?date=2026-10-17";
const VISITORS = 1_000;

/** An upstream that counts its calls, takes 300 ms, and can go down. */
async function countingUpstream() {
  const calls = new Map<string, number>();
  let isDark = false;
  const server = createServer((request, response) => {
    const path = (request.url ?? "").split("?")[0] ?? "";
    // A call is its path with its query: the pictures for two devices count as two.
    calls.set(request.url ?? "", (calls.get(request.url ?? "") ?? 0) + 1);
    if (isDark) return response.destroy();
    const isList = path === "/match/getMatchListv4";
    return setTimeout(() => {
      response.writeHead(isList ? 200 : 404, { "content-type": "application/json" });
      response.end(isList ? LARGE : '{"message":"no such call","result":{"businessCode":404}}');
    }, 300);
  });
  return {
    ...(await listenOnLoopback(server)),
    calls,
    goDark: () => {
      isDark = true;
    },
  };
}

async function visit(
  url: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; ms: number; bytes: number }> {
  const from = performance.now();
  const answer = await fetch(url, { headers });
  const bytes = (await answer.arrayBuffer()).byteLength;
  return { status: answer.status, ms: performance.now() - from, bytes };
}

async function oneAfterAnother(url: string, count: number) {
  const visits = [];
  for (let index = 0; index < count; index += 1) visits.push(await visit(url, RENDER));
  return visits;
}

/** How many calls a crowd costs the upstream, and what visitors get when it is down. */
export async function upstreamCalls(report: Report): Promise<void> {
  const upstream = await countingUpstream();
  const port = await freePort();
  const server = await startEdge(port, { API_BASE_URL: upstream.url, NOW: "2026-10-17T14:20:00Z" });
  const page = `http://127.0.0.1:${port}${PAGE}`;
  try {
    const crowd = await Promise.all(Array.from({ length: VISITORS }, () => visit(page)));
    const good = crowd.filter(({ status }) => status === 200).length;
    const most = Math.max(...upstream.calls.values());
    report.note(
      `Upstream calls for ${VISITORS} simultaneous cold visitors of one page (${good} got it)`,
      `${most} for each distinct call`,
      "1",
    );

    const healthy = await oneAfterAnother(page, 300);
    upstream.goDark();
    const dark = await oneAfterAnother(page, 300);
    const p99 = (visits: { ms: number }[]) =>
      percentile(
        visits.map(({ ms }) => ms),
        0.99,
      );
    const blank = dark.filter(({ bytes }) => bytes < 20_000).length;
    const failed = dark.filter(({ status }) => status >= 500).length;
    report.note(
      "Rendered pages while the upstream is dark: p99 / healthy p99; blank pages; 5xx",
      `${(p99(dark) / p99(healthy)).toFixed(2)}; ${blank}; ${failed}`,
      "1.5; 0; 0",
    );
  } finally {
    await endOne(server);
    upstream.close();
  }
}
