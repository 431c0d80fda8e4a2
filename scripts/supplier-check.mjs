// `npm run supplier-check -- NAME`: asks a supplier with the operator's key what it covers of ours, which clubs of it are
// not known, and what is left of the quota. Stores nothing. The key is in the environment or in upstream/.dev.vars, by
// the names of docs/suppliers.md; it is never printed.
//   -- --seasons=3   of how many competitions the season is read: each is a request
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import path from "node:path";
import { WORLD_NAMES } from "../upstream/competitions/world/world-names.ts";
import { ADAPTERS } from "../upstream/suppliers/adapter.ts";
import { checkLines } from "../upstream/suppliers/check-lines.ts";
import { checkSupplier } from "../upstream/suppliers/check-supplier.ts";
import { valuesOf } from "./lib/dev-vars.mjs";
import { die, ROOT } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const USAGE = `npm run supplier-check -- NAME [--seasons N], where NAME is one of ${Object.keys(ADAPTERS).join(", ")}.`;
const { values, positionals } = readOptions({ seasons: { ...TEXT, default: "3" } }, { usage: USAGE });
const [name] = positionals;
const load = ADAPTERS[name];
if (!load) die(USAGE);
const seasons = Number(values.seasons);
if (!Number.isInteger(seasons) || seasons < 0) die(`--seasons=${values.seasons} is not a number of seasons.`);

const file = path.join(ROOT, "upstream/.dev.vars");
const own = fs.existsSync(file) ? valuesOf(fs.readFileSync(file, "utf8").split("\n")) : {};
const check = await checkSupplier({
  adapter: await load(),
  env: { ...own, ...process.env },
  world: WORLD_NAMES,
  seasons,
  fetch,
  now: Date.now,
});
for (const line of checkLines(check)) console.log(line);
process.exitCode = check.failure === undefined ? 0 : 1;
