import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { hasIsolate } from "./inspector.ts";

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Exited meanwhile.
    return "";
  }
};

const linkOf = (file: string): string => {
  try {
    return readlinkSync(file);
  } catch {
    return "";
  }
};

/** A process and its descendants. */
function familyOf(pid: number): number[] {
  const parents = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1]) }));
  const below = (one: number): number[] => [
    one,
    ...parents.filter(({ parent }) => parent === one).flatMap(({ pid: child }) => below(child)),
  ];
  return below(pid);
}

/**
 * IPv4 ports that a process listens on, in opening order. workerd opens its debugger's port last, which rejects HTTP as
 * malformed and closes all connections.
 */
function listeningPorts(pid: number): number[] {
  const sockets = readdirSync(`/proc/${pid}/fd`).map((fd) => linkOf(`/proc/${pid}/fd/${fd}`));
  const LISTENS = "0A";
  return read("/proc/net/tcp")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, , , state, , , , , , inode]) => state === LISTENS && sockets.includes(`socket:[${inode}]`))
    .sort(([, , , , , , , , , one], [, , , , , , , , , other]) => Number(one) - Number(other))
    .map(([, address = ""]) => Number.parseInt(address.split(":")[1] ?? "", 16));
}

export interface WorkersProcess {
  pid: number;
  /** The inspector's port. */
  inspector: number;
}

/**
 * The workerd below a command's server that runs a worker; the other one belongs to wrangler's own proxy. wrangler does
 * not report an inspector port that it chose itself. Throws if there is none.
 */
export async function workersProcess(serverPid: number, worker: string): Promise<WorkersProcess> {
  for (const pid of familyOf(serverPid)) {
    if (read(`/proc/${pid}/comm`).trim() !== "workerd") continue;
    for (const port of listeningPorts(pid)) if (await hasIsolate(port, worker)) return { pid, inspector: port };
  }
  throw new Error(`no workerd below process ${serverPid} runs ${worker}`);
}
