import { mustRun, WranglerFault } from "./run-wrangler.mjs";

/** What wrangler prints of a worker that the account lacks (the codes of its own sources) or that nobody has deployed. */
const NONE_THERE = /\[code: (?:10007|10090)\]|^.*Worker \S+ has no deployments/m;

/** What every version of ours has: without it `npm run deploy` refuses the configuration. */
const OURS = "ENVIRONMENT";

const objectIn = (stdout) => JSON.parse(stdout.slice(stdout.indexOf("{")));

/** The latest deployment of a worker; undefined if there is none. A question that fails for another reason throws. */
export async function latestDeployment({ args }, wrangler) {
  const question = ["deployments", "status", "--json", ...args];
  const { code, stdout, output } = await wrangler(question);
  if (code === 0) return objectIn(stdout);
  if (NONE_THERE.test(output)) return undefined;
  throw new WranglerFault(question, output);
}

/**
 * The version of ours that most visitors get; undefined before the first deployment. `wrangler secret put` makes a worker
 * that is not there yet, with a version of its own, which has secrets and no code: that one is not ours.
 */
export async function deployedVersion(worker, wrangler) {
  const deployment = await latestDeployment(worker, wrangler);
  const [most] = (deployment?.versions ?? []).toSorted((one, other) => other.percentage - one.percentage);
  if (!most) return undefined;
  const { stdout } = await mustRun(wrangler, ["versions", "view", most.version_id, "--json", ...worker.args]);
  const isOurs = objectIn(stdout).resources.bindings.some(({ name }) => name === OURS);
  return isOurs ? most.version_id : undefined;
}
