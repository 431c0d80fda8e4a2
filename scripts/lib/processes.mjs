import { execFileSync } from "node:child_process";
import fs from "node:fs";

/**
 * The state and the start time, in ticks since boot, from a line of `/proc/PID/stat`; its second field may contain
 * anything.
 */
export function readStat(line) {
  const [state, ...fields] = line.slice(line.lastIndexOf(")") + 2).split(" ");
  return { hasEnded: state === "Z" || state === "X", started: fields[18] };
}

/** A process's start time as text to compare; undefined if it has exited. Pids are reused. */
export function startOf(pid) {
  try {
    if (!fs.existsSync("/proc/self/stat"))
      return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
    const { hasEnded, started } = readStat(fs.readFileSync(`/proc/${pid}/stat`, "utf8"));
    return hasEnded ? undefined : started;
  } catch {
    return undefined;
  }
}

export const identityOf = (pid) => ({ pid, started: startOf(pid) });

/** Whether a process is still the same one. */
export const isRunning = ({ pid, started }, startedAt = startOf) => started !== undefined && startedAt(pid) === started;
