// Lock files that record which command uses a folder. One left by a killed command is abandoned, and the next command
// takes it over.
import fs from "node:fs";
import path from "node:path";
import { identityOf, isRunning } from "./processes.mjs";
import { ROOT, say } from "./project.mjs";

const PAUSE = 100;
const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** `ending`: the command has exited, and the servers it started are about to follow (guard.mjs). */
export function statusOf(lock, startedAt) {
  if (!lock) return "free";
  if (isRunning(lock, startedAt)) return "held";
  return lock.servers.some((server) => isRunning(server, startedAt)) ? "ending" : "free";
}

const fileOf = (name) => path.resolve(ROOT, `${name}.lock`);
const taken = new Set();

const textOf = (file) => {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
};

function parse(text) {
  try {
    const lock = JSON.parse(text);
    return Array.isArray(lock.servers) ? lock : undefined;
  } catch {
    return undefined;
  }
}

export const readLock = (name) => parse(textOf(fileOf(name)));

/** Removes an abandoned lock, unless another command has taken it over in the meantime. */
function removeAbandoned(file, text) {
  const aside = `${file}.${process.pid}.old`;
  try {
    fs.renameSync(file, aside);
  } catch {
    return;
  }
  if (textOf(aside) !== text) fs.linkSync(aside, file);
  fs.rmSync(aside);
}

function writeDraft(file, lock) {
  const draft = `${file}.${process.pid}`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(draft, JSON.stringify(lock));
  return draft;
}

/** A command's name from its file; a test runner's file is not one of ours. */
export function commandOf(file) {
  const [, script = file.endsWith("bench/run.ts") ? "bench" : "test"] = /\bscripts\/([\w-]+)\.mjs$/.exec(file) ?? [];
  return `npm run ${script}`;
}

/** Takes a lock if it is free, and returns its previous status: `free` means that it is ours now. */
export function take(name) {
  const file = fileOf(name);
  const draft = writeDraft(file, {
    ...identityOf(process.pid),
    command: commandOf(process.argv[1] ?? ""),
    servers: [],
  });
  try {
    for (;;) {
      try {
        // The file appears with its content, or not at all.
        fs.linkSync(draft, file);
        taken.add(name);
        return "free";
      } catch (error) {
        if (error.code !== "EEXIST") throw error;
      }
      const text = textOf(file);
      const status = statusOf(parse(text));
      if (status !== "free") return status;
      if (text !== undefined) removeAbandoned(file, text);
    }
  } finally {
    fs.rmSync(draft);
  }
}

export function release(name) {
  if (taken.delete(name)) fs.rmSync(fileOf(name), { force: true });
}
process.on("exit", () => [...taken].forEach(release));

/** Adds a server to one of our locks: the lock outlives a killed command until its servers have exited too. */
export function addServer(name, pid) {
  if (!taken.has(name)) return;
  const lock = readLock(name);
  fs.renameSync(writeDraft(fileOf(name), { ...lock, servers: [...lock.servers, identityOf(pid)] }), fileOf(name));
}

/** Whether a lock is ours and none of the servers that we started under it still runs. */
export const isOursAlone = (name) =>
  taken.has(name) && !(readLock(name)?.servers ?? []).some((server) => isRunning(server));

/** Takes the first free lock of several; waits for one whose servers are exiting. */
export async function takeFirst(names) {
  for (const name of names) {
    let status = take(name);
    while (status === "ending") {
      await pause();
      status = take(name);
    }
    if (status === "free") return name;
  }
}

/** Runs a step while no other command of this checkout runs it. */
export async function exclusively(name, what, step) {
  for (let tries = 0; take(name) !== "free"; tries += 1) {
    if (tries === 0) say(`Waiting for ${readLock(name)?.command ?? "another command"}, which is ${what}`);
    await pause();
  }
  try {
    return await step();
  } finally {
    release(name);
  }
}

/** Other commands of this checkout with running servers. */
export function otherCommands() {
  const folder = path.join(ROOT, ".wrangler");
  const names = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith(".lock")) : [];
  return names
    .map((name) => parse(textOf(path.join(folder, name))))
    .filter((lock) => statusOf(lock) !== "free" && lock.servers.length > 0 && lock.pid !== process.pid);
}
