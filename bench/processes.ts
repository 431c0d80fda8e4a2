import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { hasIsolate } from "./inspector.ts";

const read = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    // Ended meanwhile.
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

/** A process and its children, theirs too. */
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
 * Ports of IPv4 that a process listens at, in the order in which it opened them. workerd opens that of its debugger last,
 * which takes HTTP for a broken message and hangs up on everyone.
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
  /** The port of its inspector. */
  inspector: number;
}

/**
 * The workerd below a command's server that runs a worker; the other one is that of wrangler's own proxy. wrangler tells
 * the inspector's port to nobody where it chooses one itself. Throws where there is none.
 */
export async function workersProcess(serverPid: number, worker: string): Promise<WorkersProcess> {
  for (const pid of familyOf(serverPid)) {
    if (read(`/proc/${pid}/comm`).trim() !== "workerd") continue;
    for (const port of listeningPorts(pid)) if (await hasIsolate(port, worker)) return { pid, inspector: port };
  }
  throw new Error(`no workerd below process ${serverPid} runs ${worker}`);
}
