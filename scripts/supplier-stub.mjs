// `npm run supplier-stub`: a supplier on this machine, to try a site with real matches without a key.
//   -- --kind=api-football   whose dialect; the only one so far
//   -- --folder=DIR          answers of files in a folder, read anew for each request (docs/suppliers.md)
//   -- --speed=60            else: how fast its own matches are played
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { createStub } from "../upstream/suppliers/api-football/stub-server.ts";
import { requireFreePort } from "./lib/ports.mjs";
import { die, portFromEnv, say } from "./lib/project.mjs";

const { values } = parseArgs({
  options: {
    kind: { type: "string", default: "api-football" },
    folder: { type: "string" },
    speed: { type: "string", default: "1" },
  },
});
if (values.kind !== "api-football") die(`--kind=${values.kind}: there is a stub of api-football only.`);
const speed = Number(values.speed);
if (!(speed > 0)) die(`--speed=${values.speed} is not a number of minutes a minute.`);
if (values.folder && !fs.existsSync(values.folder)) die(`--folder=${values.folder}: no such folder.`);

/** Files of the folder only, whatever a request names. */
function read(name) {
  const file = path.join(values.folder, `${path.basename(name)}.json`);
  return fs.existsSync(file) ? fs.readFileSync(file, "utf8") : undefined;
}

const port = portFromEnv(8790);
await requireFreePort(port, "npm run supplier-stub");
const evening = { startedAt: Date.now(), speed };
const stub = createStub({ evening, ...(values.folder && { read }) });

const server = http.createServer(async (request, response) => {
  const headers = Object.entries(request.headers).filter(([, value]) => typeof value === "string");
  const answer = stub(new Request(`http://127.0.0.1:${port}${request.url}`, { headers }), Date.now());
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
  say(`${new Date().toISOString()} ${request.url}`);
});
server.listen(port, "127.0.0.1");
say(`A supplier at http://127.0.0.1:${port}. A site that uses it:`);
say(
  `  SUPPLIERS=api-football API_SPORTS_KEY=stub API_FOOTBALL_URL=http://127.0.0.1:${port} SUPPLIER_COMPETITIONS=101 SIMULATION=off npm start`,
);
