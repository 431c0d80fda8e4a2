// `npm run world -- [YEAR…] [--by-competition]`: what the simulated calendar, squads and transfers do that real ones
// never do, for the seasons that start in these years; without a year 2025 and 2026. `npm run world -- --exchanges`:
// writes how seasons are played so that clubs go down and come up as data/competitions/exchanges says, and who qualifies
// for continental cups. A changed calendar of cups may change tables: run it until it writes what it found.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { die, ROOT } from "./lib/project.mjs";
import { FLAG, readOptions } from "./lib/read-options.mjs";

const USAGE = "npm run world -- [YEAR…] [--by-competition] | --exchanges";
const { values, positionals } = readOptions({ "by-competition": FLAG, exchanges: FLAG }, { usage: USAGE });
const years = (positionals.length > 0 ? positionals : ["2025", "2026"]).map(Number);
if (years.some((year) => !(year >= 1900 && year <= 2100))) die(USAGE);

const server = await createServer({
  root: ROOT,
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const DECIDED = join(ROOT, "upstream/data/competitions/decided-seasons.ts");
const QUALIFIED = join(ROOT, "upstream/data/competitions/qualified-clubs.ts");

// Each table is the lines between `= {` and `};`.
function fillTables(file, tables) {
  const rest = [...tables];
  const filled = readFileSync(file, "utf8").replace(/ = \{[^=]*\};\n/g, () =>
    [" = {", ...rest.shift(), "};\n"].join("\n"),
  );
  writeFileSync(file, filled);
}

async function writeExchanges() {
  const { decideSeasons } = await server.ssrLoadModule("/upstream/matches/exchanges/decide-seasons.ts");
  const { seasons, next, qualified } = await decideSeasons((line) => console.log(line));
  fillTables(DECIDED, [seasons, next]);
  fillTables(QUALIFIED, [qualified]);
}

async function report() {
  const { worldReport } = await server.ssrLoadModule("/upstream/simulator/engine/world-report.ts");
  const { peopleReport } = await server.ssrLoadModule("/upstream/simulator/people/people-report.ts");
  const { cupsReport } = await server.ssrLoadModule("/upstream/matches/exchanges/cups-report.ts");
  for (const year of years) {
    const lines = [...worldReport(year, values["by-competition"]), ...(await cupsReport(year)), ...peopleReport(year)];
    for (const line of lines) console.log(line);
  }
}

try {
  await (values.exchanges ? writeExchanges() : report());
} finally {
  await server.close();
}
