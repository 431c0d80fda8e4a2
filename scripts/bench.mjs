// `npm run bench`: the production bundle under `workerd serve` against two reference variants, in one run.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { writeDevVars } from "./lib/dev-vars.mjs";
import { build, install, prepareDatabase } from "./lib/prepare.mjs";
import { BIN, childEnv, die, ROOT } from "./lib/project.mjs";

if (process.platform !== "linux") die("The bench reads CPU times from /proc and so runs on Linux only.");
await install();
await build();
await prepareDatabase();
writeDevVars();
const { status } = spawnSync(
  path.join(BIN, "node"),
  ["--disable-warning=ExperimentalWarning", "bench/run.ts", ...process.argv.slice(2)],
  {
    cwd: ROOT,
    env: childEnv(),
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
