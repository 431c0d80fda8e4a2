/** Shares of visitors, in percent, that get a new version one after the other; at 0 only who asks for it does. */
export const STEPS = [0, 10, 50, 100];

/** A step of wrangler's that failed: the message has what it printed. */
export class WranglerFault extends Error {
  constructor(args, output) {
    super(`wrangler ${args.slice(0, 2).join(" ")} failed:\n${output.trim()}`);
  }
}

async function must(wrangler, args) {
  const { code, output } = await wrangler(args);
  if (code !== 0) throw new WranglerFault(args, output);
  return output;
}

/** The version that most visitors get; undefined before the first deployment. */
export async function currentVersion({ args }, wrangler) {
  const { code, stdout } = await wrangler(["deployments", "status", "--json", ...args]);
  if (code !== 0) return undefined;
  const { versions } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return [...versions].sort((one, other) => other.percentage - one.percentage)[0]?.version_id;
}

const versionIn = (output) => /Worker Version ID: ([\w-]+)/.exec(output)?.[1];

/**
 * Deploys a worker to more and more visitors. After each step the site's health is watched; if it fails, all of them get
 * the version of before, and this rejects. `upload`: further arguments of what uploads.
 * @param {{ file: string, args: string[], config: { name: string } }} worker
 * @param {{ wrangler: Function, isHealthy: (version: string) => Promise<boolean>, say: Function, upload?: string[], isAtOnce?: boolean }} how
 */
export async function rollOut(worker, { wrangler, isHealthy, say, upload = [], isAtOnce = false }) {
  const { file, args } = worker;
  const before = await currentVersion(worker, wrangler);
  if (isAtOnce || before === undefined) {
    say(`Deploying ${file} to everybody`);
    const output = await must(wrangler, ["deploy", ...args, ...upload]);
    // The first time its other worker, its addresses or their certificates may not be there yet.
    if (before === undefined || (await isHealthy(versionIn(output)))) return;
    await must(wrangler, ["versions", "deploy", `${before}@100`, "-y", ...args]);
    throw new Error(`The site was not healthy: ${file} is back at ${before}.`);
  }
  say(`Uploading ${file}`);
  const version = versionIn(await must(wrangler, ["versions", "upload", ...args, ...upload]));
  if (!version) throw new Error(`wrangler has uploaded ${file} without saying which version it is.`);
  for (const share of STEPS) {
    say(`${share} % of visitors get ${file} as ${version}`);
    const rest = share < 100 ? [`${before}@${100 - share}`] : [];
    await must(wrangler, ["versions", "deploy", `${version}@${share}`, ...rest, "-y", ...args]);
    if (await isHealthy(version)) continue;
    await must(wrangler, ["versions", "deploy", `${before}@100`, "-y", ...args]);
    throw new Error(`The site was not healthy at ${share} %: ${file} is back at ${before}.`);
  }
  // Addresses, crons and consumers of queues do not belong to a version.
  await must(wrangler, ["triggers", "deploy", ...args]);
}

/** Gives everybody the version before the current one: the edge first, since an older edge knows a newer upstream. */
export async function rollBack(workers, { wrangler, say }) {
  for (const { file, args } of [...workers].reverse()) {
    say(`Rolling ${file} back`);
    await must(wrangler, ["rollback", "-y", "--message", "npm run deploy -- --rollback", ...args]);
  }
}
