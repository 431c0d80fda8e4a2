import fs from "node:fs";
import path from "node:path";
import { readLock, statusOf } from "./locks.mjs";
import { identityOf, isRunning } from "./processes.mjs";
import { ROOT } from "./project.mjs";

const FOLDER = path.join(ROOT, ".wrangler");
const runFile = (port) => path.join(FOLDER, `run-${port}.json`);

/** Records a running server for `npm run import`; removed when the command ends. */
export function announce(port, details) {
  const file = runFile(port);
  const draft = `${file}.new`;
  fs.writeFileSync(draft, JSON.stringify({ port, ...identityOf(process.pid), ...details }), { mode: 0o600 });
  fs.renameSync(draft, file);
  process.on("exit", () => fs.rmSync(file, { force: true }));
}

/** A file may disappear between listing and reading. */
function read(file) {
  try {
    return [JSON.parse(fs.readFileSync(file, "utf8"))];
  } catch {
    return [];
  }
}

/** Running servers of this checkout; files of killed commands are ignored. */
function findRunning() {
  const names = fs.existsSync(FOLDER) ? fs.readdirSync(FOLDER).filter((name) => /^run-\d+\.json$/.test(name)) : [];
  return names.flatMap((name) => read(path.join(FOLDER, name))).filter((server) => isRunning(server));
}

/**
 * The target of an import: the running server with data in the usual folder, preferably a site over an upstream alone.
 * If a command without such a server uses the folder, it is starting, importing or ending: `wait`.
 */
export function chooseServer(running, state, isUsed) {
  const [first] = running.toSorted((one, other) => rank(one, state) - rank(other, state));
  if (first) return first;
  return isUsed ? "wait" : "none";
}
const rank = (server, state) => (server.state === state ? 0 : 2) + (server.kind === "edge" ? 0 : 1);

/** The running server for an import; undefined if the folder is free and this command may start one. */
export async function serverForImport(state) {
  for (;;) {
    const choice = chooseServer(findRunning(), state, statusOf(readLock(state)) !== "free");
    if (choice !== "wait") return choice === "none" ? undefined : choice;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
