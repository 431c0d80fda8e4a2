import { describe, expect, test } from "vitest";
import { rollBack, rollOut } from "./roll-out.mjs";

const WORKER = { file: "wrangler.toml", args: ["-c", "wrangler.toml", "--env="], config: { name: "site" } };
const CURRENT = '{"versions":[{"version_id":"spare","percentage":0},{"version_id":"old","percentage":100}]}';

/** A wrangler that deploys `new` in place of `old`, or nothing where there is no version yet; one command may fail. */
function startWrangler({ status = CURRENT, failing }: { status?: string; failing?: string } = {}) {
  const calls: string[] = [];
  const wrangler = async (given: string[]) => {
    const call = given.join(" ").replace(" -c wrangler.toml --env=", "");
    calls.push(call);
    if (failing && call.startsWith(failing)) return { code: 1, output: "A request to the Cloudflare API failed." };
    if (call.startsWith("deployments status")) return status ? { code: 0, stdout: status } : { code: 1, stdout: "" };
    return { code: 0, output: "Uploaded site\nWorker Version ID: new\n" };
  };
  return { calls, wrangler };
}

const run = (wrangler: unknown, health: boolean[] = [], more: object = {}) => {
  const left = [...health];
  const watched: string[] = [];
  const isHealthy = async (version: string) => {
    watched.push(version);
    return left.shift() ?? true;
  };
  const done = rollOut(WORKER, { wrangler: wrangler as never, isHealthy, say: () => {}, ...more });
  return { done, watched };
};

describe("a new version", () => {
  test("reaches nobody, ten, fifty, then all of a hundred visitors, and health is watched between", async () => {
    const { calls, wrangler } = startWrangler();
    const { done, watched } = run(wrangler, [], { upload: ["--assets", "files"] });
    await done;
    expect(calls).toEqual([
      "deployments status --json",
      "versions upload --assets files",
      "versions deploy new@0 old@100 -y",
      "versions deploy new@10 old@90 -y",
      "versions deploy new@50 old@50 -y",
      "versions deploy new@100 -y",
      "triggers deploy",
    ]);
    expect(watched).toEqual(["new", "new", "new", "new"]);
  });

  test.each([
    ["before a visitor has it", [false], "0 %"],
    ["at ten", [true, false], "10 %"],
    ["at all", [true, true, true, false], "100 %"],
  ])("is taken back at once where the site is not healthy %s", async (_case, health, share) => {
    const { calls, wrangler } = startWrangler();
    await expect(run(wrangler, health).done).rejects.toThrow(`not healthy at ${share}: wrangler.toml is back at old`);
    expect(calls.at(-1)).toBe("versions deploy old@100 -y");
    expect(calls).not.toContain("triggers deploy");
  });

  test("that cannot be uploaded changes nothing, and wrangler's reason is told", async () => {
    const { calls, wrangler } = startWrangler({ failing: "versions upload" });
    await expect(run(wrangler).done).rejects.toThrow("A request to the Cloudflare API failed.");
    expect(calls).toHaveLength(2);
  });

  test("that is the first goes to everybody, and nobody watches what is not there yet", async () => {
    const { calls, wrangler } = startWrangler({ status: "" });
    const { done, watched } = run(wrangler);
    await done;
    expect(watched).toEqual([]);
    expect(calls).toEqual(["deployments status --json", "deploy"]);
  });

  test.each([
    [true, ["deployments status --json", "deploy"]],
    [false, ["deployments status --json", "deploy", "versions deploy old@100 -y"]],
  ])("goes to everybody at once where an operator says so; healthy: %s", async (isHealthy, expected) => {
    const { calls, wrangler } = startWrangler();
    await run(wrangler, [isHealthy], { isAtOnce: true }).done.catch(() => {});
    expect(calls).toEqual(expected);
  });
});

test("a rollback takes the edge back before the upstream", async () => {
  const files: string[] = [];
  const wrangler = async (args: string[]) => {
    files.push(`${args[0]} ${args[args.indexOf("-c") + 1]}`);
    return { code: 0, output: "" };
  };
  const upstream = { file: "upstream/wrangler.toml", args: ["-c", "upstream/wrangler.toml"] };
  await rollBack([upstream, WORKER], { wrangler, say: () => {} });
  expect(files).toEqual(["rollback wrangler.toml", "rollback upstream/wrangler.toml"]);
});
