// `npm run import -- FILE… [--json] [--dry-run]`: imports public match files of many formats (upstream/imports/formats), or folders
// of them, into the reference upstream. Uses a running server of this checkout, or starts the upstream for the import.
// `--url URL --token TOKEN` sends them to another upstream; `--dry-run` says what an import would change here, on a copy
// of the local data.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";
import { trialServer } from "./lib/trial-server.mjs";

const USAGE = "npm run import -- FILE_OR_FOLDER… [--json] [--dry-run | --url URL --token TOKEN]";

function readArguments(args) {
  const options = { json: false, isTrial: false, files: [] };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === "--json") options.json = true;
    else if (arg === "--dry-run") options.isTrial = true;
    else if (arg === "--url" || arg === "--token") options[arg.slice(2)] = args[++index];
    else if (arg.startsWith("--")) die(`Unknown option ${arg}.\n\n    ${USAGE}`);
    else options.files.push(arg);
  }
  for (const name of ["url", "token"])
    if (name in options && !options[name]) die(`--${name} needs a value.\n\n    ${USAGE}`);
  if (options.files.length === 0) die(`No file given.\n\n    ${USAGE}`);
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
const summary = summarise(await sendAll(target, files));
process.exitCode = summary.failed.length > 0 ? 1 : 0;

// Cached lists and tables predate these matches.
const hasChanged = summary.files
  .flatMap(({ seasons, facts }) => [...seasons, ...facts])
  .some(({ added, changed }) => added + changed > 0);
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);

if (options.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
else printReport(summary);
await stop(process.exitCode);
