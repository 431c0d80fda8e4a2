import { expect, test } from "vitest";
import { deployedVersion } from "./deployed-version.mjs";

const WORKER = { args: ["-c", "wrangler.toml", "--env="] };
const DEPLOYMENT = '{"versions":[{"version_id":"spare","percentage":0},{"version_id":"old","percentage":100}]}';
const versionWith = (...names: string[]) =>
  JSON.stringify({ id: "old", resources: { bindings: names.map((name) => ({ name })) } });

/** What wrangler answers; both texts of a worker that is not there are those of its version 4.156. */
const wranglerOf = (status: object, version = versionWith("ENVIRONMENT", "CACHE")) =>
  async function wrangler(args: string[]) {
    if (args[0] === "deployments") return { code: 0, output: "", ...status };
    expect(args).toEqual(["versions", "view", "old", "--json", ...WORKER.args]);
    return { code: 0, output: "", stdout: version };
  };

test.each([
  ["one of ours", { stdout: DEPLOYMENT }, undefined, "old"],
  ["what `wrangler secret put` made", { stdout: DEPLOYMENT }, versionWith("SESSION_KEYS"), undefined],
  [
    "no worker",
    { code: 1, output: "✘ [ERROR] A request …\n\n  This Worker does not exist on your account. [code: 10007]\n" },
    undefined,
    undefined,
  ],
  ["no deployment", { code: 1, output: "✘ [ERROR] The Worker matchlight has no deployments.\n" }, undefined, undefined],
])("there is %s", async (_case, status, version, expected) => {
  expect(await deployedVersion(WORKER, wranglerOf(status, version))).toBe(expected);
});

test.each(["Authentication error [code: 10000]", "Unknown error [code: 10013]", "fetch failed"])(
  "%s does not mean that there is none",
  async (output) => {
    const version = deployedVersion(WORKER, wranglerOf({ code: 1, output }));
    await expect(version).rejects.toThrow(output);
  },
);
