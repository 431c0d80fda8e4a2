// `npm run import -- FILE… [--json] [--dry-run]`: imports public match files of many formats (upstream/imports/formats), or folders
// of them, into the reference upstream. Uses a running server of this checkout, or starts the upstream for the import.
// `--url URL --token TOKEN` sends them to another upstream; `--dry-run` says what an import would change here, on a copy
// of the local data. `--batches` lists the imports, `--undo N` takes one of them back. `--questions` lists what imports
// have asked, `--decide FILE` or `--decide N=ANSWER…` settles it.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { batchTable, readBatches, rebuild, rebuiltText, undo } from "./lib/import-batches.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { decideAll, questionText, readDecisions, readQuestions } from "./lib/import-questions.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import { trialServer } from "./lib/trial-server.mjs";

const USAGE =
  "npm run import -- FILE_OR_FOLDER… | --batches | --undo N | --questions | --decide FILE_OR_N=ANSWER… [--json] [--dry-run | --url URL --token TOKEN]";

function readArguments(args) {
  const options = { json: false, isTrial: false, files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === "--json") options.json = true;
    else if (arg === "--dry-run") options.isTrial = true;
    else if (arg === "--batches") options.isList = true;
    else if (arg === "--questions") options.isQuestions = true;
    else if (arg === "--decide") options.isDecision = true;
    else if (arg === "--url" || arg === "--token" || arg === "--undo") options[arg.slice(2)] = args[++index];
    else if (arg.startsWith("--")) die(`Unknown option ${arg}.\n\n    ${USAGE}`);
    else options.files.push(arg);
  }
  for (const name of ["url", "token", "undo"])
    if (name in options && !options[name]) die(`--${name} needs a value.\n\n    ${USAGE}`);
  const { isList, isQuestions, isDecision, undo: batch } = options;
  if (isDecision && options.files.length === 0) die(`--decide needs a file or N=ANSWER.\n\n    ${USAGE}`);
  const wishes = [!isDecision && options.files.length > 0, isDecision, isList, isQuestions, batch !== undefined];
  if (wishes.filter(Boolean).length !== 1) die(`Files or one of the options are needed.\n\n    ${USAGE}`);
  if (options.undo !== undefined && !/^\d+$/.test(options.undo))
    die("--undo needs the number of an import (--batches).");
  if (options.url && !URL.canParse(options.url)) die(`--url ${options.url} is not an address.`);
  if (options.url && options.isTrial) die("--dry-run is made with a copy of the local data, not at --url.");
  if (options.url && !options.token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
  return options;
}

const options = readArguments(process.argv.slice(2));
const { decisions, reason } = options.isDecision ? readDecisions(options.files) : {};
if (reason) die(reason);
const files = options.isDecision ? [] : filesOf(options.files);
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

async function listQuestions() {
  const read = await readQuestions(target);
  if (read.reason) {
    console.error(read.reason);
    process.exitCode = 1;
  } else if (options.json) process.stdout.write(`${JSON.stringify(read.questions)}\n`);
  else console.log(read.questions.map(questionText).join("\n") || "No questions.");
  return false;
}

/** Settles questions; returns whether seasons have changed. */
async function settle() {
  const results = await decideAll(target, decisions);
  for (const { question, isTaken, text } of results) (isTaken ? console.log : console.error)(`${question}  ${text}`);
  const rebuilt = await rebuild(target);
  if (rebuilt.seasons > 0) console.log(rebuiltText(rebuilt));
  if (rebuilt.reason) console.error(rebuilt.reason);
  if (rebuilt.reason || results.some(({ isTaken }) => !isTaken)) process.exitCode = 1;
  if (results.some(({ isTaken }) => isTaken)) console.log("Rows that waited come with the next import of their files.");
  if (options.json) process.stdout.write(`${JSON.stringify({ decisions: results, rebuilt })}\n`);
  return rebuilt.seasons > 0;
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
    if (summary.questions > 0) console.log(`${summary.questions} questions: --questions lists them`);
    if (batch !== undefined && !options.isTrial) console.log(`Import ${batch}: --undo ${batch} takes it back`);
  }
  const changes = summary.files.flatMap(({ seasons, facts }) => [...seasons, ...facts]);
  return rebuilt?.seasons > 0 || changes.some(({ added, changed }) => added + changed > 0);
}

function act() {
  if (options.isList) return list();
  if (options.isQuestions) return listQuestions();
  if (options.isDecision) return settle();
  return options.undo === undefined ? importFiles() : takeBack();
}

const hasChanged = await act();
// Cached lists and tables predate these matches.
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(process.exitCode);
