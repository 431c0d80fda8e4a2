// `npm run import -- FILE… [--json] [--dry-run]`: imports public match files of many formats (upstream/imports/formats), or folders
// of them, into the reference upstream. Uses a running server of this checkout, or starts the upstream for the import.
// `--url URL --token TOKEN` sends them to another upstream; `--dry-run` says what an import would change here, on a copy
// of the local data. `--batches` lists the imports, `--undo N` takes one of them back. `--questions` lists what imports
// have asked, `--decide FILE` or `--decide N=ANSWER…` settles it.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";

import { counted } from "./lib/counted.mjs";
import { batchTable, readBatches, rebuild, rebuiltText, undo } from "./lib/import-batches.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { decideAll, questionText, REOPENED, readDecisions, readQuestions } from "./lib/import-questions.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { FLAG, readOptions, requireTarget, TEXT } from "./lib/read-options.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import { trialServer } from "./lib/trial-server.mjs";

const USAGE =
  "npm run import -- FILE_OR_FOLDER… | --batches | --undo N | --questions | --decide FILE_OR_N=ANSWER… [--json] [--dry-run | --url URL --token TOKEN]";

const OPTIONS = {
  json: FLAG,
  "dry-run": FLAG,
  batches: FLAG,
  questions: FLAG,
  decide: FLAG,
  undo: TEXT,
  url: TEXT,
  token: TEXT,
};

/** What is wanted, and how an operator is told that it is done somewhere. */
const DOING = {
  files: "Importing into",
  decide: "Deciding at",
  batches: "Asking",
  questions: "Asking",
  undo: "Taking back at",
};

function readArguments() {
  const { values, positionals } = readOptions(OPTIONS, { usage: USAGE });
  const fail = (text) => die(`${text}\n\n    ${USAGE}`);
  const isTrial = values["dry-run"];
  if (values.decide && positionals.length === 0) fail("--decide needs a file or N=ANSWER.");
  const given = { ...values, files: !values.decide && positionals.length > 0 };
  const wanted = Object.keys(DOING).filter((name) => given[name] !== undefined && given[name] !== false);
  if (wanted.length !== 1) fail("Files or one of the options are needed.");
  if (values.undo !== undefined && !/^\d+$/.test(values.undo)) die("--undo needs the number of an import (--batches).");
  if (isTrial && wanted[0] !== "files") fail("--dry-run tries an import of files.");
  if (values.url && isTrial) die("--dry-run is made with a copy of the local data, not at --url.");
  requireTarget(values);
  return { ...values, isTrial, words: positionals, wanted: wanted[0] };
}

const options = readArguments();
const { decisions, reason } = options.wanted === "decide" ? readDecisions(options.words) : {};
if (reason) die(reason);
const files = options.wanted === "files" ? filesOf(options.words) : [];
stopWithCommand();
// With --json, standard output has only the object.
if (options.json) console.log = console.error;
const UPSTREAM = "/admin/import";
const target = options.isTrial
  ? await trialServer(UPSTREAM)
  : await adminServer(options, { edge: "/__import", upstream: UPSTREAM, doing: DOING[options.wanted] });

/** Takes an import back; returns whether that changed anything. */
async function takeBack() {
  const undone = await undo(target, options.undo);
  if (undone.reason) {
    console.error(undone.reason);
    process.exitCode = 1;
    return false;
  }
  const said = { batch: Number(options.undo), ...undone };
  const what = undone.wasUndone ? "was taken back before" : "is taken back";
  if (options.json) process.stdout.write(`${JSON.stringify(said)}\n`);
  else
    console.log(`Import ${options.undo} ${what}. ${undone.seasons > 0 ? rebuiltText(undone) : "No season changes."}`);
  return undone.seasons > 0;
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
  if (results.some(({ isTaken, answer }) => isTaken && answer !== REOPENED))
    console.log("Rows that waited come with the next import of their files.");
  if (results.some(({ isTaken, answer }) => isTaken && answer === REOPENED))
    console.log(
      "What is asked again is asked with --questions, and rows wait for it from the next import of their files on.",
    );
  if (options.json) process.stdout.write(`${JSON.stringify({ decisions: results, rebuilt })}\n`);
  return rebuilt.seasons > 0;
}

/** Where to read what an import has asked; of a trial, whose data goes with it, the questions. */
async function printQuestions(number) {
  if (number === 0) return;
  if (!options.isTrial) return console.log(`${counted(number, "question")}: --questions lists them`);
  const { questions = [], reason: fault } = await readQuestions(target);
  console.log(fault ?? `It would ask:\n${questions.map(questionText).join("\n")}`);
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
    await printQuestions(summary.questions);
    if (batch !== undefined && !options.isTrial) console.log(`Import ${batch}: --undo ${batch} takes it back`);
  }
  const changes = summary.files.flatMap(({ seasons, facts }) => [...seasons, ...facts]);
  return rebuilt?.seasons > 0 || changes.some(({ added, changed }) => added + changed > 0);
}

const ACTIONS = { files: importFiles, decide: settle, batches: list, questions: listQuestions, undo: takeBack };

const hasChanged = await ACTIONS[options.wanted]();
// Cached lists and tables predate these matches.
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(process.exitCode);
