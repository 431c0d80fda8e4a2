// `npm start`: from a fresh clone to a running site. Each stage runs only if its inputs have changed.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { requireFreePort } from "./lib/ports.mjs";
import { build, install, prepareDatabase } from "./lib/prepare.mjs";
import { portFromEnv, say } from "./lib/project.mjs";
import { announce } from "./lib/running.mjs";
import { stopWithCommand } from "./lib/server.mjs";
import { claimState, reportState } from "./lib/states.mjs";
import { startBoth } from "./lib/workers.mjs";

const port = portFromEnv(8787);
stopWithCommand();
const state = await claimState();
await requireFreePort(port, "npm start");
reportState(state);
await install();
await build();
await prepareDatabase(state);
const { adminToken, devToken } = await writeDevVars();
say("Starting both workers");
await startBoth(port, {}, state);
announce(port, { kind: "edge", state, adminToken, devToken });
say(`Ready: http://localhost:${port}  (Ctrl-C ends it)`);
