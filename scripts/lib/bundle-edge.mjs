import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";
import { runStep } from "./steps.mjs";

/** `main` in `wrangler.toml`: tested, measured and deployed together with the modules next to it. */
export const EDGE_BUNDLE = "build/edge/index.js";

/** The edge worker's modules by name, the start module first. */
export function edgeFiles() {
  const folder = path.join(ROOT, path.dirname(EDGE_BUNDLE));
  const main = path.basename(EDGE_BUNDLE);
  const beside = fs.readdirSync(folder).filter((name) => name.endsWith(".js") && name !== main);
  return [main, ...beside].map((name) => ({ name, content: fs.readFileSync(path.join(folder, name)) }));
}

/**
 * Builds the edge worker's modules from its sources and the app's build (docs/decisions/0018); `env` names the build.
 */
export const bundleEdge = (env) =>
  runStep("Bundling the edge worker", "vite", ["build", "-c", "scripts/edge/vite.config.ts"], { env });
