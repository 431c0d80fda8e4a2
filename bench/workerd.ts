import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
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

/** A server on loopback outside of workerd, bound to workers as a service. */
export interface ServerSpec {
  name: string;
  /** `http://127.0.0.1:PORT`. */
  url: string;
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

/** Milliseconds. */
const MOST_TO_END = 1_000;

const serverText = ({ name, url }: ServerSpec): string =>
  `(name = ${JSON.stringify(name)}, external = (address = ${JSON.stringify(new URL(url).host)}, http = ()))`;

export interface Running {
  url: string;
  pid: number;
  /** File with its output. */
  log: string;
  end(): Promise<void>;
}

/**
 * Starts `workerd serve` with the first worker on a loopback port; the others, and the servers, are services bound to
 * it. `first` is requested until it answers. `args` are workerd's own.
 */
export async function serve(
  folder: string,
  workers: WorkerSpec[],
  { first = "/", args = [], servers = [] }: { first?: string; args?: string[]; servers?: ServerSpec[] } = {},
): Promise<Running> {
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const services = [...workers.map((worker) => workerText(folder, worker)), ...servers.map(serverText)].join(",\n    ");
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
  // A log line per request is part of the measurement, but not worth reading.
  const log = path.join(folder, "workerd.log");
  const output = openSync(log, "w");
  const child = spawn(path.resolve("node_modules/workerd/bin/workerd"), ["serve", config, ...args], {
    stdio: ["ignore", output, output],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilListening(url + first, child).catch((error: Error) => {
    child.kill("SIGTERM");
    throw new Error(`${error.message}: ${readFileSync(log, "utf8").slice(-2_000)}`);
  });
  return {
    url,
    pid: child.pid ?? 0,
    log,
    async end() {
      // It may have exited by itself.
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      // It waits for its pending requests, some of which may never be answered.
      const timer = setTimeout(() => child.kill("SIGKILL"), MOST_TO_END);
      await ended;
      clearTimeout(timer);
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
      await pause(50);
    }
  }
  throw new Error("workerd does not answer");
}

/**
 * CPU time of a process's threads in microseconds, from nanosecond counters: `stat` counts ticks of 10 ms, a tenth of
 * what a thousand of the cheapest requests take. Ended threads are not included; workerd keeps its own.
 */
export const cpuMicros = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]) / 1_000)
    .reduce((sum, micros) => sum + micros, 0);

/** Resident memory of a process in MB. */
export const residentMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);
