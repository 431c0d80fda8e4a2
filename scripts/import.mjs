// `npm run import -- FILE… [--json]`: loads public match files of many forms into the reference upstream
// (upstream/imports/formats), folders of them too.
// A server of this checkout that is running takes them; without one the upstream is started for the while.
// `--url URL --token TOKEN` sends them to an upstream elsewhere.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { printReport, summarise } from "./lib/import-report.mjs";
import { sendAll } from "./lib/import-send.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

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

const options = readArguments(process.argv.slice(2));
const files = filesOf(options.files);
stopWithCommand();
// With --json the only thing on standard output is the object.
if (options.json) console.log = console.error;
const target = await adminServer(options, {
  edge: "/__import",
  upstream: "/admin/import",
  doing: "Importing into",
});
const summary = summarise(await sendAll(target, files));
process.exitCode = summary.failed.length > 0 ? 1 : 0;

// Cached lists and tables were made before these matches existed.
const hasChanged = summary.files
  .flatMap(({ seasons, facts }) => [...seasons, ...facts])
  .some(({ added, changed }) => added + changed > 0);
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);

if (options.json) process.stdout.write(`${JSON.stringify(summary)}\n`);
else printReport(summary);
await stop(process.exitCode);
