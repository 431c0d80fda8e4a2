// `npm run import -- FILE… [--json] [--dry-run]`: imports public match files of many formats (upstream/imports/formats), or folders
// of them, into the reference upstream. Uses a running server of this checkout, or starts the upstream for the import.
// `--url URL --token TOKEN` sends them to another upstream; `--dry-run` says what an import would change here, on a copy
// of the local data. `--batches` lists the imports, `--undo N` takes one of them back.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { batchTable, readBatches, rebuild, rebuiltText, undo } from "./lib/import-batches.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import { trialServer } from "./lib/trial-server.mjs";

const USAGE = "npm run import -- FILE_OR_FOLDER… | --batches | --undo N [--json] [--dry-run | --url URL --token TOKEN]";

function readArguments(args) {
  const options = { json: false, isTrial: false, files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === "--json") options.json = true;
    else if (arg === "--dry-run") options.isTrial = true;
    else if (arg === "--batches") options.isList = true;
    else if (arg === "--url" || arg === "--token" || arg === "--undo") options[arg.slice(2)] = args[++index];
    else if (arg.startsWith("--")) die(`Unknown option ${arg}.\n\n    ${USAGE}`);
    else options.files.push(arg);
  }
  for (const name of ["url", "token", "undo"])
    if (name in options && !options[name]) die(`--${name} needs a value.\n\n    ${USAGE}`);
  const wishes = [options.files.length > 0, options.isList === true, options.undo !== undefined];
  if (wishes.filter(Boolean).length !== 1) die(`One of files, --batches and --undo is needed.\n\n    ${USAGE}`);
  if (options.undo !== undefined && !/^\d+$/.test(options.undo))
    die("--undo needs the number of an import (--batches).");
  if (options.url && !URL.canParse(options.url)) die(`--url ${options.url} is not an address.`);
  if (options.url && options.isTrial) die("--dry-run is made with a copy of the local data, not at --url.");
  if (options.url && !options.token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
  return options;
}

const options = readArguments(process.argv.slice(2));
const files = filesOf(options.files);
stopWithCommand();
// With --json, standard output has only the object.
if (options.json) console.log = console.error;
const UPSTREAM = "/admin/import";
const target = options.isTrial
  ? await trialServer(UPSTREAM)
  : await adminServer(options, { edge: "/__import", upstream: UPSTREAM, doing: "Importing into" });

/** Takes an import back; returns whether that changed anything. */
async function takeBack() {
  const undone = await undo(target, options.undo);
  if (undone.reason) {
    console.error(undone.reason);
    process.exitCode = 1;
    return false;
  }
  const said = { batch: Number(options.undo), ...undone };
  if (options.json) process.stdout.write(`${JSON.stringify(said)}\n`);
  else console.log(`Import ${options.undo} is taken back. ${rebuiltText(undone)}`);
  return true;
}

async function list() {
  const read = await readBatches(target);
  if (read.reason) {
    console.error(read.reason);
    process.exitCode = 1;
  } else if (options.json) process.stdout.write(`${JSON.stringify(read.batches)}\n`);
  else console.log(read.batches.length > 0 ? batchTable(read.batches).join("\n") : "No imports yet.");
  return false;
}

async function importFiles() {
  const { batch, results } = await sendAll(target, files);
  const summary = { batch, ...summarise(results) };
  process.exitCode = summary.failed.length > 0 ? 1 : 0;
  const rebuilt = batch === undefined ? undefined : await rebuild(target);
  if (rebuilt?.reason) {
    console.error(`Seasons could not be made anew: ${rebuilt.reason}`);
    process.exitCode = 1;
  }
  if (options.json) process.stdout.write(`${JSON.stringify({ ...summary, rebuilt })}\n`);
  else {
    printReport(summary);
    if (rebuilt?.seasons > 0) console.log(rebuiltText(rebuilt));
    if (batch !== undefined && !options.isTrial) console.log(`Import ${batch}: --undo ${batch} takes it back`);
  }
  const changes = summary.files.flatMap(({ seasons, facts }) => [...seasons, ...facts]);
  return rebuilt?.seasons > 0 || changes.some(({ added, changed }) => added + changed > 0);
}

const hasChanged = await (options.isList ? list() : options.undo === undefined ? importFiles() : takeBack());
// Cached lists and tables predate these matches.
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(process.exitCode);
