// `npm run dev`: the edit loop. Component changes show at once, edge code with the next request, upstream code within
// half a second.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import path from "node:path";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { addServer } from "./lib/locks.mjs";
import { freePort, requireFreePort } from "./lib/ports.mjs";
import { install, prepareDatabase } from "./lib/prepare.mjs";
import { portFromEnv, ROOT, say } from "./lib/project.mjs";
import { announce } from "./lib/running.mjs";
import { startServer, stopWithCommand, untilAnswering } from "./lib/server.mjs";
import { claimState, reportState } from "./lib/states.mjs";
import { startUpstream } from "./lib/workers.mjs";

const port = portFromEnv(8787);
stopWithCommand();
const state = await claimState();
await requireFreePort(port, "npm run dev");
reportState(state);
await install();
await prepareDatabase(state);
const { adminToken, devToken } = await writeDevVars();
const upstreamPort = await freePort();
say("Starting the reference upstream");
await startUpstream(upstreamPort, state, { siteUrl: `http://localhost:${port}` });
say("Starting Vite with the edge worker in front");
const server = startServer(`dev-${port}`, "vite", ["dev", "-c", "scripts/dev/vite.config.ts"], {
  PORT: String(port),
  MATCHLIGHT_STATE: state,
  WRANGLER_REGISTRY_PATH: path.join(ROOT, `.wrangler/registry-${upstreamPort}`),
});
addServer(state, server.pid);
await untilAnswering(`http://127.0.0.1:${port}/api/ip`, server);
announce(port, { kind: "edge", state, adminToken, devToken });
say(`Ready: http://localhost:${port}  (Ctrl-C ends it; output in .wrangler/dev-${port}.log)`);
