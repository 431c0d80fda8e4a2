// `npm run deploy`: deploys both workers to Cloudflare, the upstream first since the edge worker is bound to it, each to
// more and more visitors while the site stays healthy (docs/deploy.md).
//   -- --env staging   another environment of both wrangler.toml
//   -- --edge-only     for an operator with a data supplier
//   -- --dry-run       builds and packs without a network
//   -- --site ADDRESS  where /health is asked, and the previous build's files are if this machine has no copy of them
//   -- --watch SECONDS how long after each step; 30 unless told
//   -- --at-once       everybody gets it in one step: needed where a Durable Object class is new
//   -- --rollback      everybody gets the version before the current one
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readWorkers } from "./deploy/environments.mjs";
import { hostsOf, refusalOf } from "./deploy/refuse-configuration.mjs";
import { missingSecrets } from "./deploy/required-secrets.mjs";
import { rollBack, rollOut } from "./deploy/roll-out.mjs";
import { runWrangler } from "./deploy/run-wrangler.mjs";
import { databasesBehind } from "./deploy/unapplied-migrations.mjs";
import { staysHealthy } from "./deploy/watch-health.mjs";
import { fetchBuild, joinBuilds, keepBuild } from "./lib/kept-files.mjs";
import { build, install } from "./lib/prepare.mjs";
import { die, ROOT, say } from "./lib/project.mjs";
import { runStep } from "./lib/steps.mjs";

const FLAG = { type: "boolean", default: false };
const TEXT = { type: "string" };

function readArguments() {
  const options = { "dry-run": FLAG, "edge-only": FLAG, "at-once": FLAG, rollback: FLAG, env: TEXT, site: TEXT };
  try {
    const { values } = parseArgs({ options: { ...options, watch: { ...TEXT, default: "30" } } });
    if (values.site !== undefined && !URL.canParse(values.site))
      die("--site needs the site's address, such as https://www.example.com.");
    if (!/^\d+$/.test(values.watch)) die(`--watch=${values.watch} is not a number of seconds.`);
    return values;
  } catch (error) {
    return die(error.message);
  }
}

const given = readArguments();
const isDryRun = given["dry-run"];
const chosen = { env: given.env, isEdgeOnly: given["edge-only"] };
const workers = await Promise.resolve(chosen)
  .then(readWorkers)
  .catch(({ message }) => die(message));
const edge = workers.at(-1);

if (given.rollback) {
  await rollBack(workers, { wrangler: runWrangler, say }).catch(({ message }) => die(message));
  say("Rolled back.");
  process.exit(0);
}

for (const worker of workers) {
  const refusal = refusalOf(worker, { isDryRun });
  if (refusal) die(refusal);
}
/** What only Cloudflare knows, before anything is built. */
async function askCloudflare() {
  for (const worker of workers) {
    const { file, args } = worker;
    const secrets = await missingSecrets(worker, runWrangler);
    if (secrets.length > 0)
      die(
        `${file} lacks ${secrets.join(", ")}: npx wrangler secret put ${secrets[0]} ${args.join(" ")} (docs/deploy.md).`,
      );
    const behind = await databasesBehind(worker, runWrangler);
    if (behind.length > 0)
      die(
        `${behind.join(", ")} lacks migrations: npx wrangler d1 migrations apply ${behind[0]} --remote ${args.join(" ")}`,
      );
  }
}
if (!isDryRun) await askCloudflare();

await install();
await build();

const folders = {
  build: path.join(ROOT, "build/client"),
  // Of the last deploy from this machine.
  previous: path.join(ROOT, `.wrangler/deployed-files${given.env ? `-${given.env}` : ""}`),
  upload: path.join(ROOT, ".wrangler/upload"),
};
if (given.site && !isDryRun)
  await fetchBuild(given.site, folders.previous).catch(({ message }) => die(`${message}. Nothing was deployed.`));
const kept = joinBuilds(folders);
say(`${kept} files of the previous build are kept for its open pages.`);
if (!fs.existsSync(folders.previous) && !isDryRun)
  say("This machine has not deployed yet: with --site the previous build's files come from the site.");

const uploadOf = (worker) => (worker === edge ? ["--assets", folders.upload] : []);

async function pack(worker) {
  const outdir = path.join(ROOT, ".wrangler/bundle", path.dirname(worker.file));
  const args = ["deploy", ...worker.args, ...uploadOf(worker), "--dry-run", "--outdir", outdir];
  const output = await runStep(`Packing ${worker.file}`, "wrangler", args);
  for (const line of output.split("\n").filter((text) => /Total Upload/.test(text))) say(line.trim());
}

const site = given.site ?? `https://${hostsOf(edge.config)[0]}`;
const deploy = (worker) =>
  rollOut(worker, {
    wrangler: runWrangler,
    say,
    upload: uploadOf(worker),
    isAtOnce: given["at-once"],
    isHealthy: (version) =>
      staysHealthy({ site, name: worker.config.name, version, seconds: Number(given.watch), say }),
  });

for (const worker of workers) await (isDryRun ? pack(worker) : deploy(worker)).catch(({ message }) => die(message));
if (!isDryRun) keepBuild(folders);
say(isDryRun ? "Packed; nothing was deployed." : "Deployed.");
