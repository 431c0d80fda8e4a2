import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort } from "./lib/ports.mjs";
import { createCheckout } from "./test-checkout.ts";

// `npm test` builds first; without a build, starting the site makes one.
const SLOWEST = 600_000;
const FILE = "e2e/imported/division-h2.csv";
const LANGUAGES = ["en", "th", "pt"];

let checkout: Awaited<ReturnType<typeof createCheckout>>;
let site = "";
beforeAll(async () => {
  checkout = await createCheckout();
  // One folder is enough to check that the command runs.
  const biome = path.join(checkout.folder, "biome.json");
  const rules = readFileSync(biome, "utf8").replace(/"includes": \[.*?\]/, '"includes": ["scripts/lib/**"]');
  writeFileSync(biome, rules);
}, SLOWEST);
afterAll(() => checkout.end());

const get = (address: string) => fetch(address, { headers: { "accept-language": "en" } });

/** Requests pages and one picture after another until ended; returns the requests without status 200. */
async function watchSite() {
  const list = await (await get(`${site}/en/football/matches`)).text();
  const pictures = [...new Set(list.match(/\/storage\/team\/\d+/g))];
  expect(pictures.length).toBeGreaterThan(100);
  const faults: string[] = [];
  let hasEnded = false;
  let rounds = 0;
  async function ask(address: string) {
    const status = await get(site + address).then(
      (answer) => answer.arrayBuffer().then(() => answer.status),
      (error: Error) => error.message,
    );
    if (status !== 200) faults.push(`${address}: ${status}`);
  }
  const watching = (async () => {
    for (; !hasEnded; rounds += 1) {
      await ask(`/${LANGUAGES[rounds % LANGUAGES.length]}/football/matches`);
      await ask(pictures[rounds % pictures.length] ?? "");
      // Leaves the machine to the commands.
      await pause(200);
    }
  })();
  return {
    rounds: () => rounds,
    async end() {
      hasEnded = true;
      await watching;
      return faults;
    },
  };
}

/** Runs a command that must end by itself, successfully. */
async function runToEnd(...args: string[]): Promise<string> {
  const command = checkout.run(args);
  const code = await command.ended;
  expect({ args, code, output: code === 0 ? "" : command.output() }).toEqual({ args, code: 0, output: "" });
  return command.output();
}

async function runUpstream(): Promise<void> {
  const port = await freePort();
  const upstream = checkout.run(["scripts/upstream.mjs"], { PORT: String(port) });
  await upstream.prints("Ready");
  expect(upstream.output()).toContain(".wrangler/state-2");
  expect((await get(`http://127.0.0.1:${port}/storage/team/20101`)).status).toBe(200);
  checkout.noteServers();
  upstream.child.kill("SIGINT");
  await upstream.ended;
}

test("a site answers while other commands run in its folder, and leaves nothing behind", {
  timeout: SLOWEST,
}, async () => {
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  const start = checkout.run(["scripts/start.mjs"], { PORT: String(port), NOW: "2026-10-17T14:20:00Z" });
  await start.prints("Ready");
  const watch = await watchSite();

  // A trial is made with a copy: what it would add is still to be added.
  expect(await runToEnd("scripts/import.mjs", "--dry-run", FILE)).toContain("nothing is kept");
  const imported = await runToEnd("scripts/import.mjs", FILE);
  expect(imported).toContain(`Importing into the server on port ${port}`);
  expect(imported).not.toContain(" 0 added");
  await Promise.all([
    runUpstream(),
    runToEnd("scripts/build.mjs"),
    runToEnd("scripts/test.mjs", "lint"),
    // Reads /proc.
    process.platform === "linux" ? runToEnd("scripts/bench.mjs", "--quick", "data") : undefined,
  ]);

  // The server reads its own copy (scripts/lib/served.mjs): changes to the build do not affect it.
  rmSync(path.join(checkout.folder, "build"), { recursive: true });
  const page = await (await get(`${site}/en/football/matches`)).text();
  const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? [];
  expect((await get(site + script)).status).toBe(200);
  const before = watch.rounds();
  await vi.waitUntil(() => watch.rounds() > before + 1, { timeout: SLOWEST });
  expect(await watch.end()).toEqual([]);

  checkout.noteServers();
  expect(checkout.serversLeft()).toHaveLength(1);
  start.child.kill("SIGKILL");
  expect(await runToEnd("scripts/import.mjs", FILE)).toContain("0 added");
  expect(checkout.serversLeft()).toEqual([]);
});
