// Measures what visitors get during faults, and how long it takes.
//   node bench/chaos/run.ts [--quick] [--untimed] [WORD…]
import "../../scripts/lib/output.mjs";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeDevVars } from "../../scripts/lib/dev-vars.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { prepareDatabase } from "../../scripts/lib/prepare.mjs";
import { die, STATE, say } from "../../scripts/lib/project.mjs";
import { stop, stopWithCommand } from "../../scripts/lib/server.mjs";
import { claimOnly } from "../../scripts/lib/states.mjs";
import { startUpstream } from "../../scripts/lib/workers.mjs";
import { findAddresses } from "./addresses.ts";
import { FAULTS, faultsNamed } from "./faults.ts";
import { LIMITS } from "./judge.ts";
import { readChaosArguments } from "./read-arguments.mjs";
import { type Chaos, type Round, runRound, START } from "./round.ts";
import { startSite } from "./site.ts";
import { startStores } from "./stores.ts";
import { startSupplier } from "./supplier.ts";
import { faultTable, findingLines, mergeRows } from "./table.ts";
import { type Address, visit } from "./visits.ts";

const DOCUMENT = "docs/faults.md";
const FOLDER = path.resolve(".wrangler/bench/chaos");
/** The part of the document that the command writes. */
const MEASURED = /(?<=<!-- measured -->\n)[\s\S]*$/;
/** Number of addresses in a quick run. */
const QUICK = 12;

/** For a busy machine: times are recorded, but not judged. */
const UNLIMITED = { warm: Number.POSITIVE_INFINITY, cold: Number.POSITIVE_INFINITY, socket: Number.POSITIVE_INFINITY };

const { isQuick, isTimed, words } = readChaosArguments();
const faults = faultsNamed(words);
if (faults.length === 0) die(`No fault has one of ${words.join(", ")} in its name.`);

/** Every page, requested once: from then on the supplier answers from memory. */
async function prepareAddresses(supplier: string): Promise<Address[]> {
  const stores = await startStores();
  const site = await startSite(path.join(FOLDER, "first"), stores, supplier, START);
  try {
    const all = await findAddresses({ get: (address) => fetch(site.url + address) });
    const found: Address[] = [];
    // Campaign addresses redirect to a page that is in the list anyway.
    for (const one of all) if ((await visit(site.url, one)).status !== 302) found.push(one);
    const step = isQuick ? Math.ceil(found.length / QUICK) : 1;
    return found.filter(({ group }, index) => index % step === 0 || group === "live" || group === "pictures");
  } finally {
    await site.end();
    await stores.close();
  }
}

stopWithCommand();
await claimOnly(STATE, "Times of two benches at once are those of neither: wait until it has ended.");
await prepareDatabase();
await writeDevVars();
const port = await freePort();
await startUpstream(port, STATE, { entry: "bench/workers/faulty-database.mjs" });
const origin = `http://127.0.0.1:${port}`;
const supplier = await startSupplier(origin);
const addresses = await prepareAddresses(supplier.url);
say(`${addresses.length} addresses, ${faults.length} faults`);

const chaos: Chaos = {
  supplier,
  failDatabase: async (mode) => void (await fetch(`${origin}/__database/${mode}`)),
  addresses,
  turns: isQuick ? 1 : 2,
  limits: isTimed ? LIMITS : UNLIMITED,
  folder: FOLDER,
};
const rounds: Round[] = [];
for (const fault of faults) {
  const round = await runRound(chaos, fault);
  rounds.push(round);
  say(`${fault.name}: ${findingLines([round]).join("; ") || "good"}`);
}

const table = faultTable(rounds);
console.log(`\n${table}\n`);
// Times of a busy machine would look like the site's own, and a few addresses like all of them.
if (isTimed && !isQuick) {
  const day = new Date().toISOString().slice(0, 10);
  const caption = `Measured until ${day}: ${addresses.length} addresses, each ${chaos.turns * 2} times.`;
  const document = readFileSync(DOCUMENT, "utf8");
  const merged = mergeRows(
    document.match(MEASURED)?.[0] ?? "",
    rounds,
    FAULTS.map(({ name }) => name),
  );
  writeFileSync(
    DOCUMENT,
    document.replace(MEASURED, () => `\n${caption}\n\n${merged}\n`),
  );
  say(`Written to ${DOCUMENT}`);
}
const lines = findingLines(rounds);
for (const line of lines) console.error(`- ${line}`);
await stop(lines.length > 0 ? 1 : 0);
