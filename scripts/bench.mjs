// `npm run bench`: the production bundle under `workerd serve` against two reference variants, in one run.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { readBenchArguments } from "../bench/read-arguments.mjs";
import { build, install } from "./lib/prepare.mjs";
import { BIN, childEnv, die, ROOT } from "./lib/project.mjs";

if (process.platform !== "linux") die("The bench reads CPU times from /proc and so runs on Linux only.");
// Before the build, which takes a minute.
readBenchArguments();
await install();
await build();
const { status } = spawnSync(
  path.join(BIN, "node"),
  ["--disable-warning=ExperimentalWarning", "bench/run.ts", ...process.argv.slice(2)],
  {
    cwd: ROOT,
    // A separate state: the figures cover the recorded matches only.
    env: childEnv({ MATCHLIGHT_STATE: ".wrangler/bench-state" }),
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
