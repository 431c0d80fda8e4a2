// `npm run build`: builds the app and the edge worker's bundle, as every command does before it runs or deploys them.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { build } from "./lib/prepare.mjs";
import { say } from "./lib/project.mjs";

say((await build()) ? "Built." : "Nothing has changed since the last build.");
