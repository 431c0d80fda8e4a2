// `npm run flags`: writes the flags of national teams as parts of drawn pictures (upstream/data/media/flags.ts), from the
// package circle-flags. Needed when a national team of another country was added.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { TEAMS } from "../upstream/competitions/world/world.ts";
import { BIN, ROOT, say } from "./lib/project.mjs";
import { flagContent } from "./vite/flags.mjs";

const codes = new Set(TEAMS.filter(({ isNational }) => isNational).map(({ country }) => country));
const rows = [...codes].sort().map((code) => `  ["${code}", '${flagContent(code.toLowerCase())}'],\n`);
const file = path.join(ROOT, "upstream/data/media/flags.ts");
writeFileSync(
  file,
  `// Written by \`npm run flags\` from circle-flags (MIT, https://github.com/HatScripts/circle-flags).

/** What national teams' flags show in a square of 512 units, of which the round flag is cut, by code of the country. */
export const FLAGS: ReadonlyMap<string, string> = new Map([
${rows.join("")}]);
`,
);
execFileSync(path.join(BIN, "biome"), ["format", "--write", file]);
say(`upstream/data/media/flags.ts: ${rows.length} flags`);
