// `npm run reach`: leads an address of this machine to the deployed upstream, by the operator's login at Cloudflare, for
// the commands of operators: `npm run import -- --url http://127.0.0.1:8790 --token "$ADMIN_TOKEN" FILE…`.
//   -- --env staging   another environment; PORT chooses the port
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { spawn } from "node:child_process";
import { childEnv, portFromEnv, ROOT } from "./lib/project.mjs";
import { readOptions, TEXT } from "./lib/read-options.mjs";

const CONFIG = "scripts/reach/wrangler.toml";
const USUAL_PORT = 8790;

const { values } = readOptions({ env: { ...TEXT, default: "" } });
const args = ["dev", "-c", CONFIG, `--env=${values.env}`, "--ip", "127.0.0.1", "--port", `${portFromEnv(USUAL_PORT)}`];
const child = spawn("wrangler", args, { cwd: ROOT, env: childEnv(), stdio: "inherit" });
child.on("close", (code) => process.exit(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
