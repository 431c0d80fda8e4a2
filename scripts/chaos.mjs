// `npm run chaos`: runs the production bundle against stores and a supplier with every known failure (docs/faults.md).
// `-- --quick` visits fewer addresses; `-- --untimed` ignores times; `-- WORD…` selects faults with one of the words in
// their names.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { readChaosArguments } from "../bench/chaos/read-arguments.mjs";
import { build, install } from "./lib/prepare.mjs";
import { BIN, childEnv, ROOT } from "./lib/project.mjs";

// Before the build, and above all before a run that rewrites docs/faults.md.
readChaosArguments();
await install();
await build();
const { status } = spawnSync(
  path.join(BIN, "node"),
  ["--disable-warning=ExperimentalWarning", "bench/chaos/run.ts", ...process.argv.slice(2)],
  {
    cwd: ROOT,
    // Only the recorded matches, apart from other measurements.
    env: childEnv({ MATCHLIGHT_STATE: ".wrangler/bench-state" }),
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
