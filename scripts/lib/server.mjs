import { spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { BIN, childEnv, die, ROOT } from "./project.mjs";
import { endRunningStep, excerptOf } from "./steps.mjs";

const servers = new Set();
let isStopping = false;

const signalGroup = (pid, signal) => {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
};

async function endServer({ pid }) {
  signalGroup(pid, "SIGINT");
  for (let tries = 0; tries < 50 && signalGroup(pid, 0); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));
  signalGroup(pid, "SIGKILL");
}

/** Ends all servers that this command started, then the command. */
export async function stop(code) {
  if (isStopping) return;
  isStopping = true;
  endRunningStep();
  await Promise.all([...servers].map(endServer));
  process.exit(code);
}

/** Makes the command end its servers whenever it ends: by a signal, its parent's exit, or by itself. */
export function stopWithCommand() {
  for (const [signal, number] of [
    ["SIGINT", 130],
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ])
    process.on(signal, () => stop(number));
  // npm's shell may end without us being notified: then our parent changes.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(143), 500).unref();
  process.on("exit", () => {
    for (const { pid } of servers) signalGroup(pid, "SIGKILL");
  });
}

/** Starts a server under the guard, logging to `.wrangler/{name}.log`. It ends with this command. */
export function startServer(name, command, args, env = {}) {
  fs.mkdirSync(path.join(ROOT, ".wrangler"), { recursive: true });
  const log = path.join(ROOT, `.wrangler/${name}.log`);
  const output = fs.openSync(log, "w");
  const child = spawn(path.join(BIN, "node"), [path.join(ROOT, "scripts/lib/guard.mjs"), command, ...args], {
    cwd: ROOT,
    env: childEnv(env),
    stdio: ["pipe", output, output],
    detached: true,
  });
  const server = { pid: child.pid, log };
  servers.add(server);
  child.on("exit", (code) => {
    servers.delete(server);
    if (isStopping || server.isExpectedToEnd) return;
    console.error(excerptOf(fs.readFileSync(log, "utf8"), 4, 30));
    die(`The server stopped by itself (${code ?? "killed"}).`);
  });
  return server;
}

/** Ends one server and waits until it has exited. */
export async function endOne(server) {
  server.isExpectedToEnd = true;
  await endServer(server);
}

/** Waits until an address answers with a status below 400; on failure prints the server's last output. */
export async function untilAnswering(url, server, seconds = 120) {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    try {
      const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000) });
      await answer.body?.cancel();
      if (answer.status < 400) return;
    } catch {
      // Not up yet.
    }
    // After a build error wrangler waits for a change of the code, which will not come.
    const words = fs.readFileSync(server.log, "utf8");
    if (/Build failed with \d+ error/.test(words)) {
      console.error(excerptOf(words, 4, 30));
      die("The workers could not be built.");
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  console.error(excerptOf(fs.readFileSync(server.log, "utf8"), 4, 30));
  die(`No answer from ${url} within ${seconds} s.`);
}
