// `npm run supplier-stub`: a supplier on this machine, to try a site with real matches without a key.
//   -- --kind=api-football   whose dialect: a supplier of docs/suppliers.md
//   -- --folder=DIR          answers of files in a folder, read anew for each request
//   -- --speed=60            else: how fast its own matches are played
//   -- --seed=WORD           matches of our own engine in several competitions, instead of a few fixed ones
//   -- --faults=quota,429    errs like suppliers do; `--faults=help` lists the ways
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { createStub, stubVariables } from "../upstream/suppliers/stub/create-stub.ts";
import { readFaults, STUB_FAULTS } from "../upstream/suppliers/stub/faults.ts";
import { STUB_KINDS } from "../upstream/suppliers/stub-kinds/stub-kinds.ts";
import { requireFreePort } from "./lib/ports.mjs";
import { die, portFromEnv, say } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const { values } = readOptions({
  kind: { ...TEXT, default: "api-football" },
  folder: TEXT,
  speed: { ...TEXT, default: "1" },
  seed: TEXT,
  faults: { ...TEXT, default: "" },
});
const kind = STUB_KINDS[values.kind];
if (!kind) die(`--kind=${values.kind}: there are stubs of ${Object.keys(STUB_KINDS).join(", ")}.`);
const faultLines = Object.entries(STUB_FAULTS).map(([name, text]) => `  ${name}: ${text}`);
if (values.faults === "help") {
  console.log(`The stub can err like this:\n${faultLines.join("\n")}`);
  process.exit(0);
}
const { faults, unknown } = readFaults(values.faults);
if (unknown.length > 0) die(`--faults=${values.faults}: the stub can err like this:\n${faultLines.join("\n")}`);
const speed = Number(values.speed);
if (!(speed > 0)) die(`--speed=${values.speed} is not a number: 60 plays an hour in a minute.`);
if (values.folder && !fs.existsSync(values.folder)) die(`--folder=${values.folder}: no such folder.`);

/** Files of the folder only, whatever a request names. */
function read(name) {
  const file = path.join(values.folder, `${path.basename(name)}.json`);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

const port = portFromEnv(8795);
await requireFreePort(port, "npm run supplier-stub");
// Begins with the first request, since a site takes minutes to start: stubs of one site play at the same time.
const evening = { speed, ...(values.seed && { seed: values.seed }) };
const stub = createStub(kind, { evening, faults, ...(values.folder && { read }) });

const server = http.createServer(async (request, response) => {
  const headers = Object.entries(request.headers).filter(([, value]) => typeof value === "string");
  const answer = stub(new Request(`http://127.0.0.1:${port}${request.url}`, { headers }), Date.now());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
  say(`${new Date().toISOString()} ${request.url}`);
});
server.listen(port, "127.0.0.1");
const address = `http://127.0.0.1:${port}`;
const variables = Object.entries(stubVariables(kind, address, evening)).map(([name, value]) => `${name}=${value}`);
say(`A supplier at ${address}. A site that uses it:`);
say(`  ${variables.join(" ")} SIMULATION=off npm start`);
