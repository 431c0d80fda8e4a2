// `npm run deploy`: deploys both workers to Cloudflare, the upstream first since the edge worker is bound to it, each to
// more and more visitors while the site stays healthy (docs/deploy.md).
//   -- --env staging   another environment of both wrangler.toml
//   -- --edge-only     for an operator with a data supplier
//   -- --dry-run       builds and packs without a network
//   -- --site ADDRESS  where /health is asked, and the previous build's files are if this machine has no copy of them
//   -- --watch SECONDS how long after each step; 30 unless told, 0 for a site that is not there yet
//   -- --at-once       everybody gets it in one step: needed where a Durable Object class is new
//   -- --check         asks Cloudflare for secrets and migrations, and deploys nothing
//   -- --rollback      everybody gets the version before the current one
import "./lib/require-node.mjs";
import "./lib/output.mjs";
import fs from "node:fs";
import path from "node:path";
import { deployedVersion } from "./deploy/deployed-version.mjs";
import { readWorkers } from "./deploy/environments.mjs";
import { readArguments } from "./deploy/read-arguments.mjs";
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

/** Seconds of watching after each step. */
const WATCHED = 30;

const fail = ({ message }) => die(message);

const given = readArguments(die);
const isDryRun = given["dry-run"];
const chosen = { env: given.env, isEdgeOnly: given["edge-only"] };
const workers = await Promise.resolve(chosen).then(readWorkers).catch(fail);
const edge = workers.at(-1);

if (given.rollback) {
  await rollBack(workers, { wrangler: runWrangler, say }).catch(fail);
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
if (!isDryRun) await askCloudflare().catch(fail);
if (given.check) {
  say("No secret that the configuration needs and no migration is missing. Whether secrets are right, only use shows.");
  process.exit(0);
}

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
const seconds = Number(given.watch ?? WATCHED);

async function deploy(worker, isThere) {
  await rollOut(worker, {
    wrangler: runWrangler,
    say,
    upload: uploadOf(worker),
    isAtOnce: given["at-once"],
    // Without an edge there is no /health, such as where the first deploy has ended after the upstream.
    isHealthy: async (version) =>
      !isThere || (await staysHealthy({ site, name: worker.config.name, version, seconds, say })),
  });
}

async function deployAll() {
  const isThere = (await deployedVersion(edge, runWrangler)) !== undefined;
  if (!isThere) say(`There is no version of ${edge.file} yet: nobody watches, so look at ${site}/health afterwards.`);
  for (const worker of workers) await deploy(worker, isThere);
}

for (const worker of isDryRun ? workers : []) await pack(worker).catch(fail);
if (!isDryRun) await deployAll().catch(fail);
if (!isDryRun) keepBuild(folders);
say(isDryRun ? "Packed; nothing was deployed." : "Deployed.");
