// `npm run publish -- FILE… [--rebuild-search]`: publishes Markdown files with front matter, one piece of news each
// (docs/publishing.md). Uses a running server of this checkout, or starts the upstream meanwhile. `--url URL --token
// TOKEN` sends them to another upstream.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { adminServer } from "./lib/admin-server.mjs";
import { filesOf } from "./lib/import-files.mjs";
import { clearCaches, markCachesOld } from "./lib/local-caches.mjs";
import { die, STATE } from "./lib/project.mjs";
import { publishFile, rebuildSearch } from "./lib/publish-files.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const USAGE = "npm run publish -- FILE_OR_FOLDER… [--rebuild-search] [--url URL --token TOKEN]";

function readArguments(args) {
  const options = { places: [], isRebuild: false };
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index];
    if (arg === "--rebuild-search") options.isRebuild = true;
    else if (arg === "--url" || arg === "--token") options[arg.slice(2)] = args[++index];
    else if (arg.startsWith("--")) die(`Unknown option ${arg}.\n\n    ${USAGE}`);
    else options.places.push(arg);
  }
  for (const name of ["url", "token"])
    if (name in options && !options[name]) die(`--${name} needs a value.\n\n    ${USAGE}`);
  if (options.places.length === 0 && !options.isRebuild) die(`No file given.\n\n    ${USAGE}`);
  if (options.url && !URL.canParse(options.url)) die(`--url ${options.url} is not an address.`);
  if (options.url && !options.token) die("--url needs --token, the ADMIN_TOKEN of that upstream.");
  return options;
}

const options = readArguments(process.argv.slice(2));
const files = filesOf(options.places)
  .map(({ path }) => path)
  .filter((file) => file.endsWith(".md") || options.places.includes(file));
stopWithCommand();
const target = await adminServer(options, { edge: "/__publish", upstream: "/admin/news", doing: "Publishing to" });
const results = [];
for (const file of files) {
  const result = await publishFile(target, file);
  results.push(result);
  const { published, faults = [] } = result;
  if (published) {
    const { outcome, status, path, previewPath, publishedAt } = published;
    const when = publishedAt ? `, ${new Date(publishedAt).toISOString()}` : "";
    console.log(`${file}: ${outcome}, ${status}${when}, ${target.site ?? ""}${path}`);
    if (previewPath) console.log(`  preview, a week: ${target.site ?? ""}${previewPath}`);
  } else console.error(`${file}: not published\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
}
if (options.isRebuild) console.log(`Search index: ${await rebuildSearch(target)} pieces`);

const hasChanged = results.some(({ published }) => published && published.outcome !== "unchanged");
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(results.some(({ faults }) => faults) ? 1 : 0);
