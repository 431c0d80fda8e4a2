import { deployedVersion, latestDeployment } from "./deployed-version.mjs";
import { mustRun } from "./run-wrangler.mjs";

/** Shares of visitors, in percent, that get a new version one after the other; at 0 only who asks for it does. */
export const STEPS = [0, 10, 50, 100];

const versionIn = (output) => /Worker Version ID: ([\w-]+)/.exec(output)?.[1];

/**
 * Deploys a worker to more and more visitors. After each step the site's health is watched; if it fails, all of them get
 * the version of before, and this rejects. `upload`: further arguments of what uploads.
 * @param {{ file: string, args: string[], config: { name: string } }} worker
 * @param {{ wrangler: Function, isHealthy: (version: string) => Promise<boolean>, say: Function, upload?: string[], isAtOnce?: boolean }} how
 */
export async function rollOut(worker, { wrangler, isHealthy, say, upload = [], isAtOnce = false }) {
  const { file, args } = worker;
  const before = await deployedVersion(worker, wrangler);
  if (isAtOnce || before === undefined) {
    say(`Deploying ${file} to everybody`);
    const { output } = await mustRun(wrangler, ["deploy", ...args, ...upload]);
    // The first time its other worker, its addresses or their certificates may not be there yet.
    if (before === undefined || (await isHealthy(versionIn(output)))) return;
    await mustRun(wrangler, ["versions", "deploy", `${before}@100`, "-y", ...args]);
    throw new Error(`The site was not healthy: ${file} is back at ${before}.`);
  }
  say(`Uploading ${file}`);
  const version = versionIn((await mustRun(wrangler, ["versions", "upload", ...args, ...upload])).output);
  if (!version) throw new Error(`wrangler has uploaded ${file} without saying which version it is.`);
  for (const share of STEPS) {
    say(`${share} % of visitors get ${file} as ${version}`);
    const rest = share < 100 ? [`${before}@${100 - share}`] : [];
    await mustRun(wrangler, ["versions", "deploy", `${version}@${share}`, ...rest, "-y", ...args]);
    if (await isHealthy(version)) continue;
    await mustRun(wrangler, ["versions", "deploy", `${before}@100`, "-y", ...args]);
    throw new Error(`The site was not healthy at ${share} %: ${file} is back at ${before}.`);
  }
  // Addresses, crons and consumers of queues do not belong to a version.
  await mustRun(wrangler, ["triggers", "deploy", ...args]);
}

/**
 * Gives everybody the version before the current one: the edge first, since an older edge knows a newer upstream. A
 * worker whose latest change is a secret is refused before anything changes: the version before it is the same code with
 * the old secret.
 */
export async function rollBack(workers, { wrangler, say }) {
  for (const worker of workers) {
    const deployment = await latestDeployment(worker, wrangler);
    if (deployment?.annotations?.["workers/triggered_by"] !== "secret") continue;
    const args = worker.args.join(" ");
    throw new Error(
      `The latest change of ${worker.file} is a secret, so that a rollback would only bring the old secret back. Choose the version: npx wrangler versions list ${args}, npx wrangler rollback VERSION ${args}. Nothing was rolled back.`,
    );
  }
  for (const { file, args } of [...workers].reverse()) {
    say(`Rolling ${file} back`);
    await mustRun(wrangler, ["rollback", "-y", "--message", "npm run deploy -- --rollback", ...args]);
  }
}
