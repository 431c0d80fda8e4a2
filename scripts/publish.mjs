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
import { FLAG, readOptions, requireTarget, TEXT } from "./lib/read-options.mjs";
import { stop, stopWithCommand } from "./lib/server.mjs";

const USAGE = "npm run publish -- FILE_OR_FOLDER… [--rebuild-search] [--url URL --token TOKEN]";

function readArguments() {
  const { values, positionals: places } = readOptions(
    { "rebuild-search": FLAG, url: TEXT, token: TEXT },
    { usage: USAGE },
  );
  const isRebuild = values["rebuild-search"];
  if (places.length === 0 && !isRebuild) die(`No file given.\n\n    ${USAGE}`);
  requireTarget(values);
  return { ...values, places, isRebuild };
}

const options = readArguments();
const files = filesOf(options.places)
  .map(({ path }) => path)
  .filter((file) => file.endsWith(".md") || options.places.includes(file));
if (files.length === 0 && !options.isRebuild) die(`No Markdown file (.md) in ${options.places.join(", ")}.`);
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
const rebuilt = options.isRebuild ? await rebuildSearch(target) : undefined;
if (rebuilt?.reason) console.error(`Search index: ${rebuilt.reason}`);
else if (rebuilt) console.log(`Search index: ${rebuilt.pieces} pieces`);

const hasChanged = results.some(({ published }) => published && published.outcome !== "unchanged");
if (hasChanged && target.state) markCachesOld(target.state);
if (hasChanged && target.isOurs) clearCaches(STATE);
await stop(rebuilt?.reason || results.some(({ faults }) => faults) ? 1 : 0);
