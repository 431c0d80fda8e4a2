import { describe, expect, test } from "vitest";
import { rollBack, rollOut } from "./roll-out.mjs";

const WORKER = { file: "wrangler.toml", args: ["-c", "wrangler.toml", "--env="], config: { name: "site" } };
const CURRENT = '{"versions":[{"version_id":"spare","percentage":0},{"version_id":"old","percentage":100}]}';

const OURS = ["SESSION_KEYS", "ENVIRONMENT"];
const QUERIES = ["deployments status --json", "versions view old --json"];

/** A wrangler that deploys `new` in place of `old`, whose bindings have these names; one command may fail. */
function startWrangler({ bindings = OURS, failing }: { bindings?: string[]; failing?: string } = {}) {
  const calls: string[] = [];
  const wrangler = async (given: string[]) => {
    const call = given.join(" ").replace(" -c wrangler.toml --env=", "");
    calls.push(call);
    if (failing && call.startsWith(failing)) return { code: 1, output: "A request to the Cloudflare API failed." };
    if (call.startsWith("deployments status")) return { code: 0, stdout: CURRENT };
    if (call.startsWith("versions view"))
      return { code: 0, stdout: JSON.stringify({ resources: { bindings: bindings.map((name) => ({ name })) } }) };
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
      ...QUERIES,
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
    expect(calls).toHaveLength(3);
  });

  test.each([false, true])(
    "that is the first goes to everybody, and nobody watches what is not there yet; at once: %s",
    async (isAtOnce) => {
      const { calls, wrangler } = startWrangler({ bindings: ["SESSION_KEYS"] });
      const { done, watched } = run(wrangler, [], { isAtOnce });
      await done;
      expect(watched).toEqual([]);
      expect(calls).toEqual([...QUERIES, "deploy"]);
    },
  );

  test("goes to nobody if it is not known which one there is", async () => {
    const { calls, wrangler } = startWrangler({ failing: "deployments status" });
    await expect(run(wrangler).done).rejects.toThrow("A request to the Cloudflare API failed.");
    expect(calls).toEqual(["deployments status --json"]);
  });

  test.each([
    [true, [...QUERIES, "deploy"]],
    [false, [...QUERIES, "deploy", "versions deploy old@100 -y"]],
  ])("goes to everybody at once where an operator says so; healthy: %s", async (isHealthy, expected) => {
    const { calls, wrangler } = startWrangler();
    await run(wrangler, [isHealthy], { isAtOnce: true }).done.catch(() => {});
    expect(calls).toEqual(expected);
  });
});

const UPSTREAM = { file: "upstream/wrangler.toml", args: ["-c", "upstream/wrangler.toml", "--env="] };

/** A rollback of both workers after the latest change of the upstream. */
function rollBackAfter(change: string) {
  const calls: string[] = [];
  const wrangler = async (args: string[]) => {
    const file = args[args.indexOf("-c") + 1];
    const by = file === UPSTREAM.file ? change : "deployment";
    calls.push(`${args[0]} ${file}`);
    return { code: 0, output: "", stdout: JSON.stringify({ annotations: { "workers/triggered_by": by } }) };
  };
  return { calls, done: rollBack([UPSTREAM, WORKER], { wrangler, say: () => {} }) };
}

describe("a rollback", () => {
  test("takes the edge back before the upstream", async () => {
    const { calls, done } = rollBackAfter("deployment");
    await done;
    expect(calls.slice(2)).toEqual(["rollback wrangler.toml", "rollback upstream/wrangler.toml"]);
  });

  test("of a secret is refused, with how to choose the version", async () => {
    const { calls, done } = rollBackAfter("secret");
    await expect(done).rejects.toThrow("npx wrangler rollback VERSION -c upstream/wrangler.toml --env=");
    expect(calls.filter((call) => call.startsWith("rollback"))).toEqual([]);
  });
});
