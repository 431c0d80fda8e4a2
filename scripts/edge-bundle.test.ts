import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { EDGE_BUNDLE } from "./lib/bundle-edge.mjs";
import { ROOT } from "./lib/project.mjs";

const KB = 1000;
/** What a cold start reads (docs/decisions/0017). */
const MOST = 250 * KB;

// `npm test` builds first; what is weighed is what is deployed.
const bundle = readFileSync(path.join(ROOT, EDGE_BUNDLE));

test(`the edge worker's bundle weighs at most ${MOST / KB} kB of gzip`, () => {
  const bytes = gzipSync(bundle).length;
  console.log(`edge worker: ${(bytes / KB).toFixed(1)} kB gzip`);
  expect(bytes).toBeGreaterThan(100 * KB);
  expect(bytes).toBeLessThanOrEqual(MOST);
});

test("the configuration deploys this file as it is", () => {
  const configuration = readFileSync(path.join(ROOT, "wrangler.toml"), "utf8");
  expect(configuration).toContain(`\nmain = "${EDGE_BUNDLE}"\nno_bundle = true\n`);
});

test("names of exports, by which the platform finds the worker and its objects, are kept", () => {
  const [, exports = ""] = /export\s*\{([^}]*)\}/.exec(bundle.toString()) ?? [];
  expect(exports.split(",").map((one) => one.split(" as ").pop())).toEqual(["LiveHub", "default"]);
});
