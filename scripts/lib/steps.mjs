import { spawn } from "node:child_process";
import { childEnv, die, ROOT, say } from "./project.mjs";

let running;

/** Ends the running step, if any: called when the command itself is ended. */
export const endRunningStep = () => running?.kill("SIGTERM");
process.on("exit", endRunningStep);

/** The lines of a failed step that explain it: npm prints them first, compilers last. */
export function excerptOf(output, head = 8, tail = 40) {
  const lines = output.split("\n");
  if (lines.length <= head + tail) return output;
  return [...lines.slice(0, head), `… ${lines.length - head - tail} lines …`, ...lines.slice(-tail)].join("\n");
}

/** Runs a command quietly; on failure prints its output and ends. Returns its output. */
export function runStep(title, command, args, { env = {} } = {}) {
  say(title);
  return new Promise((resolve) => {
    const output = [];
    const child = spawn(command, args, {
      cwd: ROOT,
      env: childEnv(env),
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    running = child;
    child.stdout.on("data", (chunk) => output.push(chunk));
    child.stderr.on("data", (chunk) => output.push(chunk));
    child.on("error", (error) => die(`${title}: ${error.message}`));
    child.on("close", (code, signal) => {
      running = undefined;
      const text = Buffer.concat(output).toString();
      if (code === 0) return resolve(text);
      console.error(excerptOf(text));
      die(`${title} failed (${signal ?? `exit code ${code}`}).`);
    });
  });
}
