// `npm run dev`: the edit loop. A saved component shows at once, edge code with the next request, upstream code in half
// a second.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import path from "node:path";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { install, prepareDatabase } from "./lib/prepare.mjs";
import { portFromEnv, ROOT, STATE, say } from "./lib/project.mjs";
import { startServer, stopWithCommand, untilAnswering } from "./lib/server.mjs";
import { announce, startUpstream } from "./lib/workers.mjs";

const port = portFromEnv(8787);
await requireFreePort(port, "npm run dev");
stopWithCommand();
await install();
await prepareDatabase();
const { adminToken, devToken } = writeDevVars();
const upstreamPort = await freePort();
say("Starting the reference upstream");
await startUpstream(upstreamPort);
say("Starting Vite with the edge worker in front");
const server = startServer(`dev-${port}`, "vite", ["dev", "-c", "scripts/dev/vite.config.ts"], {
  PORT: String(port),
  MATCHLIGHT_STATE: STATE,
  WRANGLER_REGISTRY_PATH: path.join(ROOT, `.wrangler/registry-${upstreamPort}`),
});
await untilAnswering(`http://127.0.0.1:${port}/api/ip`, server);
announce(port, { kind: "edge", adminToken, devToken });
say(`Ready: http://localhost:${port}  (Ctrl-C ends it; output in .wrangler/dev-${port}.log)`);
