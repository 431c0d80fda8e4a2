// `npm run import -- FILE… [--json]`: loads public match files of many forms into the reference upstream
// (upstream/imports/formats), folders of them too.
// A server of this checkout that is running takes them; without one the upstream is started for the while.
// `--url URL --token TOKEN` sends them to an upstream elsewhere.
import "./lib/require-node.mjs";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { freePort } from "./lib/ports.mjs";
import { install, prepareDatabase } from "./lib/prepare.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import { findRunning, startUpstream } from "./lib/workers.mjs";

const USAGE = "npm run import -- FILE_OR_FOLDER… [--json] [--url URL --token TOKEN]";

function readArguments(args) {
  const options = { json: false, files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === "--json") options.json = true;
    else if (arg === "--url" || arg === "--token") options[arg.slice(2)] = args[++index];
    else if (arg.startsWith("--")) die(`Unknown option ${arg}.\n\n    ${USAGE}`);
    else options.files.push(arg);
  }
  for (const name of ["url", "token"])
    if (name in options && !options[name]) die(`--${name} needs a value.\n\n    ${USAGE}`);
  if (options.files.length === 0) die(`No file given.\n\n    ${USAGE}`);
  if (options.url && !URL.canParse(options.url)) die(`--url ${options.url} is not an address.`);
  if (options.url && !options.token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
  return options;
}

/** Where to send the files, and whether that server ends with us. */
async function destination({ url, token }) {
  if (url) return { address: new URL("/admin/import", url), token };
  const running = findRunning();
  if (running) {
    const route = running.kind === "edge" ? "/__import" : "/admin/import";
    const address = new URL(route, `http://127.0.0.1:${running.port}`);
    return { address, token: running.adminToken, state: running.state };
  }
  await install();
  await prepareDatabase();
  const { adminToken } = writeDevVars();
  const port = await freePort();
  await startUpstream(port);
  return { address: new URL("/admin/import", `http://127.0.0.1:${port}`), token: adminToken, isOurs: true };
}

const options = readArguments(process.argv.slice(2));
const files = filesOf(options.files);
stopWithCommand();
// With --json the only thing on standard output is the object.
if (options.json) console.log = console.error;
const target = await destination(options);
const summary = summarise(await sendAll(target, files));
// Into a pipe the rest of a long answer is written later: an exit before would cut it short.
if (options.json) await new Promise((resolve) => process.stdout.write(`${JSON.stringify(summary)}\n`, resolve));
else printReport(summary);

// Kept copies of lists and tables were made before these matches existed.
const hasChanged = summary.files
  .flatMap(({ seasons, facts }) => [...seasons, ...facts])
  .some(({ added, changed }) => added + changed > 0);
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(summary.failed.length > 0 ? 1 : 0);
