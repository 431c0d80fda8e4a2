import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./project.mjs";
import { runStep } from "./steps.mjs";

/** What `wrangler.toml` names as `main`: the one file that is tested, measured and deployed (docs/decisions/0017). */
export const EDGE_BUNDLE = "build/edge/index.js";

const SOURCE = "worker/index.ts";
/** Between the two steps. As deep as the bundle, since the map names its sources from here. */
const BETWEEN = ".wrangler/edge";

/** The ES modules of both: of the CommonJS ones that the bundler would take, nothing can be left out. */
const ALIASES = [
  "@remix-run/cloudflare:@remix-run/server-runtime/dist/esm/index.js",
  "@remix-run/router:@remix-run/router/dist/router.js",
];

/**
 * Makes the edge worker's bundle of its sources and the app's build. wrangler bundles, by the configuration that
 * deploys; terser goes over the result, since it sees through what esbuild leaves as it stands. Without options that
 * are only safe for code of some kinds; a third pass takes off a thousandth and as many seconds as the second.
 */
export async function bundleEdge() {
  const aliases = ALIASES.flatMap((alias) => ["--alias", alias]);
  const bundling = ["--bundle", "--minify", ...aliases, "--dry-run", "--outdir", BETWEEN];
  await runStep("Bundling the edge worker", "wrangler", ["deploy", SOURCE, "-c", "wrangler.toml", ...bundling]);
  fs.mkdirSync(path.join(ROOT, path.dirname(EDGE_BUNDLE)), { recursive: true });
  const minifying = ["--module", "--ecma", "2022", "--compress", "passes=2", "--mangle"];
  const map = `content='${BETWEEN}/index.js.map',url='index.js.map'`;
  const files = ["--output", EDGE_BUNDLE, "--", `${BETWEEN}/index.js`];
  await runStep("Minifying the edge worker", "terser", [...minifying, "--source-map", map, ...files]);
}
