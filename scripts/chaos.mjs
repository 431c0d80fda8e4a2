// `npm run chaos`: the production bundle between stores and a supplier that fail in every way we know (docs/faults.md).
// `-- --quick` visits fewer addresses; `-- --untimed` judges no times; `-- WORD…` only faults with one of the words in their names.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";
import { build, install } from "./lib/prepare.mjs";
import { BIN, childEnv, ROOT } from "./lib/project.mjs";

await install();
await build();
const { status } = spawnSync(
  path.join(BIN, "node"),
  ["--disable-warning=ExperimentalWarning", "bench/chaos/run.ts", ...process.argv.slice(2)],
  {
    cwd: ROOT,
    // The recorded matches alone, beside nothing else that is measured.
    env: childEnv({ MATCHLIGHT_STATE: ".wrangler/bench-state" }),
    stdio: "inherit",
  },
);
process.exitCode = status ?? 1;
