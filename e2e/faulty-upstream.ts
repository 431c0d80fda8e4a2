import { createServer, type ServerResponse } from "node:http";
import { leagueOf, listAnswer, liveRow, scheduledRow } from "../contract/test-rows.ts";
import { listenOnLoopback } from "../scripts/lib/loopback.mjs";

/** The ways in which an upstream can fail. */
export const FAULTS = ["html", "truncated", "empty", "500", "403", "loop", "shape", "down"] as const;
/** How the upstream behaves: `late` is good, but later than a page waits for its list. */
const MODES = ["good", "late", ...FAULTS] as const;
export type Mode = (typeof MODES)[number];

/** Milliseconds; a page waits 250 (load-match-list.server.ts), and a browser has painted the skeleton by then. */
const LATE = 3_000;

const good = JSON.stringify(listAnswer(leagueOf(scheduledRow, { ...liveRow, matchId: "1076620260002" })));

const ANSWERS: Record<Exclude<Mode, "down">, (response: ServerResponse, path: string) => void> = {
  good: (response) => response.writeHead(200, { "content-type": "application/json" }).end(good),
  late: (response) =>
    void setTimeout(() => response.writeHead(200, { "content-type": "application/json" }).end(good), LATE),
  html: (response) =>
    response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Maintenance</title>"),
  truncated: (response) => response.writeHead(200, { "content-type": "application/json" }).end(good.slice(0, 300)),
  empty: (response) => response.writeHead(200, { "content-type": "application/json" }).end(),
  "500": (response) => response.writeHead(500).end("Traceback (most recent call last)"),
  "403": (response) => response.writeHead(403, { "content-type": "application/json" }).end('{"message":"no"}'),
  loop: (response, path) => response.writeHead(302, { location: path }).end(),
  shape: (response) =>
    response.writeHead(200, { "content-type": "application/json" }).end('{"result":{"leagueMatchList":"busy"}}'),
};

/** Listens on loopback; `POST /__mode/{mode}` changes its responses. */
export async function startFaultyUpstream() {
  let mode: Mode = "good";
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path.startsWith("/__mode/")) {
      mode = MODES.find((one) => one === path.slice("/__mode/".length)) ?? mode;
      return response.end(mode);
    }
    if (mode === "down") return response.destroy();
    return ANSWERS[mode](response, path);
  });
  return listenOnLoopback(server);
}
