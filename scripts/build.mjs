// `npm run build`: builds the app and the edge worker's bundle, as every command does before it runs or deploys them.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { build } from "./lib/prepare.mjs";
import { say } from "./lib/project.mjs";
import { staleLines } from "./lib/stale-texts.mjs";

say((await build()) ? "Built." : "Nothing has changed since the last build.");
const stale = staleLines();
if (stale.length > 0)
  say(["Translations of an earlier English (npm run languages -- --confirm):", ...stale].join("\n  "));
