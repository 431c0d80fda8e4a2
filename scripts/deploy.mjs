// `npm run deploy`: deploys both workers to Cloudflare, the upstream first since the edge worker is bound to it. `npm
// run deploy -- --dry-run` builds and packs both without a network. `--edge-only` for an operator with a data supplier.
// `--site https://www.example.com`: where this machine has no copy of the deployed build's files, they are fetched there.
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import path from "node:path";
import { fetchBuild, joinBuilds, keepBuild } from "./lib/kept-files.mjs";
import { build, install } from "./lib/prepare.mjs";
import { die, ROOT, say, UPSTREAM_CONFIG } from "./lib/project.mjs";
import { runStep } from "./lib/steps.mjs";
import { placeholderIn } from "./lib/store-ids.mjs";

const args = process.argv.slice(2);
const isDryRun = args.includes("--dry-run");
const at = args.indexOf("--site");
const [, site] = at < 0 ? [] : args.splice(at, 2);
if (at >= 0 && !URL.canParse(site ?? "")) die("--site needs the site's address, such as https://www.example.com.");
const unknown = args.filter((arg) => !["--dry-run", "--edge-only"].includes(arg));
if (unknown.length > 0) die(`Unknown argument ${unknown[0]}. Known: --dry-run, --edge-only, --site ADDRESS.`);

// Production refuses to serve while one of these is set, so such a deployment is refused here already.
for (const config of ["wrangler.toml", UPSTREAM_CONFIG]) {
  const text = fs.readFileSync(path.join(ROOT, config), "utf8");
  const found = /^\s*(NOW|CLOCK_SPEED|DEV_TOKEN|FIREBASE_EMULATOR_URL)\s*=/m.exec(text);
  if (found) die(`${config} sets ${found[1]}, which only a local server may have. Remove it before deploying.`);
  if (!/^ENVIRONMENT = "production"$/m.test(text)) die(`${config} must say ENVIRONMENT = "production".`);
  const placeholder = isDryRun ? undefined : placeholderIn(text);
  if (placeholder) die(`${config} names ${placeholder} by its name: put its id there (README, "Deploy", step 2).`);
}

await install();
await build();

const folders = {
  build: path.join(ROOT, "build/client"),
  // Of the last deploy from this machine.
  previous: path.join(ROOT, ".wrangler/deployed-files"),
  upload: path.join(ROOT, ".wrangler/upload"),
};
if (site && !isDryRun)
  await fetchBuild(site, folders.previous).catch(({ message }) => die(`${message}. Nothing was deployed.`));
const kept = joinBuilds(folders);
say(`${kept} files of the previous build are kept for its open pages.`);
if (!fs.existsSync(folders.previous) && !isDryRun)
  say("This machine has not deployed yet: with --site the previous build's files come from the site.");

for (const config of args.includes("--edge-only") ? ["wrangler.toml"] : [UPSTREAM_CONFIG, "wrangler.toml"]) {
  const outdir = path.join(ROOT, ".wrangler/bundle", path.dirname(config));
  const dry = isDryRun ? ["--dry-run", "--outdir", outdir] : [];
  const output = await runStep(`${isDryRun ? "Packing" : "Deploying"} ${config}`, "wrangler", [
    "deploy",
    "-c",
    config,
    ...(config === UPSTREAM_CONFIG ? [] : ["--assets", folders.upload]),
    ...dry,
  ]);
  for (const line of output.split("\n").filter((text) => /Total Upload|https:\/\//.test(text))) say(line.trim());
}
if (!isDryRun) keepBuild(folders);
say(isDryRun ? "Packed; nothing was deployed." : "Deployed.");
