import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { freePort } from "../scripts/lib/ports.mjs";

export interface Module {
  name: string;
  kind: "esModule" | "json" | "data" | "text";
  content: string | Uint8Array;
}

export interface WorkerSpec {
  name: string;
  modules: Module[];
  /** Lines of capnp: bindings and the like. */
  extra?: string;
}

const COMPATIBILITY = 'compatibilityDate = "2026-08-01", compatibilityFlags = ["nodejs_compat"]';

function workerText(folder: string, { name, modules, extra = "" }: WorkerSpec): string {
  const lines = modules.map(({ name: module, kind, content }, index) => {
    const file = `${name}-${index}-${path.basename(module)}`;
    writeFileSync(path.join(folder, file), content);
    return `(name = ${JSON.stringify(module)}, ${kind} = embed ${JSON.stringify(file)})`;
  });
  return `(name = ${JSON.stringify(name)}, worker = (modules = [${lines.join(", ")}], ${COMPATIBILITY}${extra && `, ${extra}`}))`;
}

export interface Running {
  url: string;
  pid: number;
  end(): Promise<void>;
}

/**
 * Starts `workerd serve` with the first worker on a loopback port; the others are services that it binds to. It is asked
 * for `first` until it answers. `args` are workerd's own.
 */
export async function serve(folder: string, workers: WorkerSpec[], first = "/", args: string[] = []): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const services = workers.map((worker) => workerText(folder, worker)).join(",\n    ");
  const config = path.join(folder, "config.capnp");
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    ${services}
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = ${JSON.stringify(workers[0]?.name)})]
);
`,
  );
  const child = spawn(path.resolve("node_modules/workerd/bin/workerd"), ["serve", config, ...args], {
    // A line of log for each request is part of what is measured, and nothing to read.
    stdio: ["ignore", openSync(path.join(folder, "workerd.log"), "w"), "inherit"],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url + first, child);
  return {
    url,
    pid: child.pid ?? 0,
    async end() {
      child.kill("SIGTERM");
      await new Promise((resolve) => child.once("exit", resolve));
    },
  };
}

async function untilListening(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`workerd ended with ${child.exitCode}`);
    try {
      await (await fetch(url, { redirect: "manual" })).arrayBuffer();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error("workerd does not answer");
}

/**
 * CPU time of a process's threads in microseconds, to the nanosecond: its own `stat` counts in ticks of 10 ms, a tenth of
 * what a thousand of the cheapest requests take. Threads that have ended are not in it; workerd keeps its own.
 */
export const cpuMicros = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1_000)
    .reduce((sum, micros) => sum + micros, 0);

/** Resident memory of a process in MB. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
