// `npm start`: from a fresh clone to a running site. Each stage runs only when what it is made from has changed.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { requireFreePort } from "./lib/ports.mjs";
import { build, install, prepareDatabase } from "./lib/prepare.mjs";
import { portFromEnv, say } from "./lib/project.mjs";
import { stopWithCommand } from "./lib/server.mjs";
import { announce, startBoth } from "./lib/workers.mjs";

const port = portFromEnv(8787);
await requireFreePort(port, "npm start");
stopWithCommand();
await install();
await build();
await prepareDatabase();
const { adminToken, devToken } = writeDevVars();
say("Starting both workers");
await startBoth(port);
announce(port, { kind: "edge", adminToken, devToken });
say(`Ready: http://localhost:${port}  (Ctrl-C ends it)`);
