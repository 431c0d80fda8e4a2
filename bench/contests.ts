import fs from "node:fs";
import { SECOND } from "#contract/time/units";
import { freePort } from "../scripts/lib/ports.mjs";
import { prepareDatabase } from "../scripts/lib/prepare.mjs";
import { endOne } from "../scripts/lib/server.mjs";
import { claimOnly } from "../scripts/lib/states.mjs";
import { startUpstream } from "../scripts/lib/workers.mjs";
import { ISOLATES } from "./heap.ts";
import { workersProcess } from "./processes.ts";
import type { Report } from "./report.ts";
import { cpuMicros } from "./workerd.ts";

/** A ledger cannot be emptied, so the bench uses its own database. */
const OWN_STATE = ".wrangler/bench/contests";
const CONTEST = "pf-2026w42";
/** When the matches of the evening of 17 October are over. */
const AFTER = Date.parse("2026-10-18T12:00:00+07:00");
/** Milliseconds within which 100,000 entries of one evening must be settled. */
const MOST = 10 * SECOND;
const FLOOR_OF = 100_000;
/** Maximum database rows read for a leaderboard page, at any position. */
const MOST_ROWS = 400;
const PAGES_DOWN = 30;

interface Page {
  rows: number;
  statements: number;
  shown: number;
  lastId?: string;
}

interface Sums {
  rows: number;
  given: number;
  had: number;
  settled: number;
}

async function ask<Answer>(address: string): Promise<Answer> {
  const answer = await fetch(address, { headers: { "x-clock": String(AFTER) } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${text.slice(0, 300)}`);
  return (text.startsWith("{") ? JSON.parse(text) : undefined) as Answer;
}

/** Milliseconds that some work takes. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Cost of a page at the top of a leaderboard, and some hundred entries further down. */
async function boardPages(url: string, { note }: Report): Promise<string[]> {
  const page = (lastId?: string) =>
    ask<Page>(`${url}/__contests/board?lang=en&contestId=${CONTEST}${lastId ? `&lastId=${lastId}` : ""}`);
  const first = await page();
  let last = first;
  for (let turn = 0; turn < PAGES_DOWN && last.lastId !== undefined; turn += 1) last = await page(last.lastId);
  note(
    `Rows of D1 read by a board's page of ${first.shown}, the first and the ${PAGES_DOWN + 1}st (${first.statements} statements)`,
    `${first.rows}, ${last.rows}`,
    String(MOST_ROWS),
  );
  return [first, last].some(({ rows }) => rows > MOST_ROWS) ? ["a page of a board reads too many rows"] : [];
}

/** Runs repeatedly, as the contests' schedule does. */
async function publishAll(url: string, { note }: Report): Promise<void> {
  const from = performance.now();
  for (;;) {
    const { lines, isOut } = await ask<{ lines: number; isOut: 0 | 1 }>(`${url}/__contests/publish`);
    if (!isOut) continue;
    note(`The same published and hashed: ${lines} lines`, `${((performance.now() - from) / SECOND).toFixed(1)} s`);
    return;
  }
}

/** An evening of a contest: time until every pick of all entries is settled, and what its leaderboard then reads. */
export async function contests(entries: number, report: Report): Promise<void> {
  await claimOnly(OWN_STATE, "Wait until it has ended.");
  fs.rmSync(OWN_STATE, { recursive: true, force: true });
  await prepareDatabase(OWN_STATE);
  const port = await freePort();
  const server = await startUpstream(port, OWN_STATE, { entry: "bench/workers/contest-crowd.mjs" });
  const url = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  try {
    const { matches } = await ask<{ matches: number }>(`${url}/__contests/fill?entries=${entries}`);
    const { pid } = await workersProcess(server.pid ?? 0, ISOLATES["reference upstream"]);
    const before = cpuMicros(pid);
    const took = await timed(() => ask(`${url}/__contests/settle`));
    const cpu = cpuMicros(pid) - before;
    const { rows, given, had, settled } = await ask<Sums>(`${url}/__contests/sums`);
    report.note(
      `${entries} entries of an evening settled: ${rows} picks on ${matches} matches`,
      `${(took / SECOND).toFixed(1)} s, ${(cpu / rows).toFixed(1)} µs of CPU a pick`,
      entries === FLOOR_OF ? `${MOST / SECOND} s` : "",
    );
    if (given !== had || settled === 0) faults.push(`the ledger gives ${given} points, entries have ${had}`);
    if (entries === FLOOR_OF && took > MOST) faults.push(`settling took ${(took / SECOND).toFixed(1)} s`);
    report.note(
      "A settlement of the same again, by a second run",
      `${(await timed(() => ask(`${url}/__contests/settle`))).toFixed(0)} ms`,
    );
    await publishAll(url, report);
    faults.push(...(await boardPages(url, report)));
  } finally {
    await endOne(server);
    fs.rmSync(OWN_STATE, { recursive: true, force: true });
  }
  if (faults.length > 0) throw new Error(faults.join("; "));
}
