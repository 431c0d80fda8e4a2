import path from "node:path";
import { median, type Report } from "./report.ts";
import { bare, edge } from "./variants.ts";
import { cpuMicros, serve, type WorkerSpec } from "./workerd.ts";

/** Refused by the first check, so that the response costs next to nothing. */
const NOWHERE = "/live/nothing";
const TURNS = 15;

/** CPU time in milliseconds from the start of a process until its first response. */
async function untilFirstAnswer(name: string, workers: WorkerSpec[]): Promise<number> {
  const server = await serve(path.resolve(".wrangler/bench", name), workers, { first: NOWHERE });
  const spent = cpuMicros(server.pid) / 1_000;
  await server.end();
  return spent;
}

/**
 * Time that loading, compiling and running the edge worker's bundle adds to the start of workerd with a one-line
 * worker.
 */
export async function startUp({ note }: Report): Promise<void> {
  const [total, ...beside] = edge();
  const [floor] = bare(new Uint8Array(), {});
  if (!total || !floor) throw new Error("no worker to start");
  const added: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const without = await untilFirstAnswer("start-bare", [floor, ...beside]);
    added.push((await untilFirstAnswer("start-edge", [total, ...beside])) - without);
  }
  note("CPU, start of the edge worker beyond that of a bare one", `${median(added).toFixed(0)} ms`, "50 ms");
}
