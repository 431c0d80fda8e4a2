// `npm run upstream`: the reference upstream alone, for another edge worker (API_BASE_URL=http://localhost:8788).
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { requireFreePort } from "./lib/ports.mjs";
import { install, prepareDatabase } from "./lib/prepare.mjs";
import { portFromEnv, say } from "./lib/project.mjs";
import { announce } from "./lib/running.mjs";
import { stopWithCommand } from "./lib/server.mjs";
import { claimState, reportState } from "./lib/states.mjs";
import { startUpstream } from "./lib/workers.mjs";

const port = portFromEnv(8788);
stopWithCommand();
const state = await claimState();
await requireFreePort(port, "npm run upstream");
reportState(state);
await install();
await prepareDatabase(state);
const { adminToken } = await writeDevVars();
say("Starting the reference upstream");
await startUpstream(port, state);
announce(port, { kind: "upstream", state, adminToken });
say(`Ready: http://localhost:${port}/openapi.json  (Ctrl-C ends it)`);
