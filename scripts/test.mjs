// `npm test`: everything that CI runs, on a clean clone. `npm test -- unit` skips the browser during development; `npm
// run sweep` visits every page in every language, width and scheme, and checks all of the upstream's data.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import { requireChromium } from "./lib/chromium.mjs";
import { build, install } from "./lib/prepare.mjs";
import { die, say } from "./lib/project.mjs";
import { createStages } from "./lib/stages.mjs";

/** Browser tests that check more if `SWEEP` is set. */
const SWEPT = [
  "pages.spec.ts",
  "every-route.spec.ts",
  "bad-input.spec.ts",
  "match-phases.spec.ts",
  "match-imported.spec.ts",
  "hydration.spec.ts",
  "enlarged-text.spec.ts",
];
/** Folders whose imports must follow docs/decisions/0001. */
const FOLDERS = ["app", "bench", "contract", "e2e", "raster", "scripts", "test", "upstream", "worker"];
const PARTS = ["lint", "unit", "browser", "sweep"];
const only = process.argv.slice(2);
if (only.some((name) => !PARTS.includes(name)))
  die(`Known parts: ${PARTS.join(", ")}. Without a name unit, which lints too, and browser run.`);
const wants = (part) => only.length === 0 || only.includes(part);
const sweeps = only.includes("sweep");

const wantsBrowser = wants("browser") || sweeps;
await install();
const [chromium] = await Promise.all([wantsBrowser ? requireChromium() : undefined, build()]);
const stages = createStages();

const lint = () => stages.check("Format and lint", "biome", ["ci", "--colors=off", "."]);

if (only.includes("lint") && !only.includes("unit")) await lint();
if (wants("unit")) {
  // Type checking takes one core for as long as all the others together.
  await Promise.all([
    stages.check("Types", "tsc", ["--noEmit"]),
    lint().then(async () => {
      await stages.check("Arrows between folders", "depcruise", [...FOLDERS, "--config", ".dependency-cruiser.cjs"]);
      await stages.check("Circles between folders", "depcruise", [
        "app",
        "contract",
        "upstream",
        "worker",
        "--config",
        ".dependency-cruiser.folders.cjs",
      ]);
      await stages.tests("Unit and worker tests", "vitest", "vitest", (report) => [
        "run",
        "--reporter=default",
        "--reporter=json",
        `--outputFile.json=${report}`,
      ]);
    }),
  ]);
}
if (sweeps) {
  await stages.tests(
    "The upstream's tests on all of its data, and those of whole sites and commands",
    "vitest",
    "vitest",
    (report) => [
      "run",
      "upstream/",
      ".sweep.test",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    { SWEEP: "1" },
  );
}
if (wantsBrowser) {
  say(`Browser: ${chromium}`);
  await stages.tests(
    "Browser tests on the production build",
    "playwright",
    "playwright",
    () => ["test", "-c", "e2e/playwright.config.ts", ...(sweeps ? SWEPT : [])],
    // States of its own: what a developer has imported stays out of the tests, and they out of it.
    { CHROMIUM_PATH: chromium, MATCHLIGHT_STATE: ".wrangler/test-state", ...(sweeps && { SWEEP: "1" }) },
  );
}

const { totals, failures, failed } = stages;
if (failures.length > 0) console.error([`\nFailed: ${failures.join(", ")}`, ...failed].join("\n  "));
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
