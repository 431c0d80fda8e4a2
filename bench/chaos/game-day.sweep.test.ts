import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { until } from "../../test/until.ts";
import { faultyEdge } from "../variants.ts";
import { serve } from "../workerd.ts";
import { FAULTS } from "./faults.ts";
import { START } from "./round.ts";
import { type Site, startSite } from "./site.ts";
import { type Stores, startStores } from "./stores.ts";
import { type Supplier, startSupplier } from "./supplier.ts";
import { startOrigin, type TestOrigin } from "./test-origin.ts";
import { listen, visit } from "./visits.ts";

// A game day: each fault is made on the built worker, and the line of the log that docs/runbook.md tells an operator to
// look for has to be there. What visitors get meanwhile is `npm run chaos`.

const FOLDER = path.resolve(`.wrangler/bench/game-day-${process.pid}`);
const RUNBOOK = readFileSync(path.resolve("docs/runbook.md"), "utf8");
const ADDRESSES = [
  { group: "pages", path: "/en/football/matches?date=2026-10-17" },
  { group: "api", path: "/api/match/getMatchListv4?date=2026-10-17&timeZone=UTC&locale=en" },
  { group: "pictures", path: "/storage/team/20109" },
  { group: "live", path: "/live/football?since=0" },
] as const;
/** Different addresses of one server: as many failures in a row as open its breaker. */
const MORE = [1, 2, 3, 4, 5, 6].map(
  (day) => ({ group: "api", path: ADDRESSES[1].path.replace("-17", `-1${day}`) }) as const,
);

let origin: TestOrigin;
let supplier: Supplier;
let stores: Stores;

beforeAll(async () => {
  origin = await startOrigin();
  supplier = await startSupplier(origin.url);
});
afterAll(async () => {
  await supplier.close();
  await origin.close();
  rmSync(FOLDER, { recursive: true, force: true });
});

type Line = Record<string, unknown>;
const linesOf = (log: string): Line[] =>
  log.split("\n").flatMap((text) => {
    const json = /\{"event":.*\}/.exec(text)?.[0];
    return json ? [JSON.parse(json) as Line] : [];
  });
const has = (lines: Line[], fields: Line): boolean =>
  lines.some((line) => Object.entries(fields).every(([name, value]) => line[name] === value));

/** Runs something on a site without entries, while its environment fails. */
async function during(name: string, run: (site: Site) => Promise<void>): Promise<void> {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`no fault ${name}`);
  stores = await startStores();
  const site = await startSite(path.join(FOLDER, "site"), stores, supplier.url, START);
  try {
    stores.kv.fail(fault.kv ?? "good");
    stores.colo.fail(fault.colo ?? "good");
    await site.failHubs(fault.hubs ?? "good");
    supplier.fail(fault.supplier);
    await run(site);
  } finally {
    supplier.fail(undefined);
    await site.end();
    await stores.close();
  }
}

test.each<[string, { event: string } & Line]>([
  ["supplier: down", { event: "upstream_call_failed", kind: "network" }],
  ["supplier: answers 500", { event: "upstream_call_failed", kind: "status", upstreamStatus: 500 }],
  ["supplier: answers 500", { event: "upstream_call_failed", kind: "breaker_open" }],
  ["supplier: no answer", { event: "upstream_call_failed", kind: "timeout" }],
  ["supplier: answers a page", { event: "upstream_call_failed", kind: "not_json" }],
  ["supplier: wrong shape", { event: "upstream_call_failed", kind: "shape" }],
  ["KV throws", { event: "cache_store_failed", store: "kv" }],
  ["KV hangs", { event: "cache_store_failed", store: "kv" }],
  ["Cache API hangs", { event: "cache_store_failed", store: "colo" }],
  ["Durable Object throws", { event: "live_hub_failed" }],
])("%s: the log says %j, as the runbook has it", async (name, line) => {
  expect(RUNBOOK).toContain(`\`${line.event}\``);
  if (typeof line.kind === "string") expect(RUNBOOK).toContain(line.kind);
  await during(name, async (site) => {
    await Promise.all(ADDRESSES.map((address) => visit(site.url, address)));
    if (line.event === "live_hub_failed") await listen(site.url, "/live/football/socket?since=0");
    if (line.kind === "breaker_open") for (const address of MORE) await visit(site.url, address);
    await until(() => expect(has(linesOf(site.log()), line)).toBe(true));
  });
});

test.each([
  ["nothing fails", 200, "Everything works."],
  ["supplier: down", 503, "Our data server does not answer."],
  ["supplier: no answer", 503, "Our data server does not answer."],
])("%s: /health answers %i, and the status page says so instead of failing", async (name, health, said) => {
  await during(name, async (site) => {
    expect((await fetch(`${site.url}/health`)).status).toBe(health);
    const page = await fetch(`${site.url}/en/status`);
    expect([page.status, (await page.text()).includes(said)]).toEqual([200, true]);
  });
});

test.each([
  ["a local control in production", { NOW: "2026-10-17T14:00:00Z" }, "NOW"],
  ["a clock that runs too fast", { CLOCK_SPEED: "60" }, "CLOCK_SPEED"],
  ["a missing secret", { BOTCHECK_PROVIDER: "turnstile" }, "BOTCHECK"],
])("%s: nothing is served, and the log says why", async (_case, variables, named) => {
  stores = await startStores();
  const servers = [
    { name: "kv", url: stores.kv.url },
    { name: "colo", url: stores.colo.url },
    { name: "upstream", url: supplier.url },
  ];
  const edge = faultyEdge({ ENVIRONMENT: "production", ...variables } as Record<string, string>);
  const running = await serve(path.join(FOLDER, "refusing"), edge, { first: "/__hub/good", servers });
  try {
    const answer = await fetch(`${running.url}/en/football/matches`);
    expect([answer.status, (await answer.text()).includes(named)]).toEqual([503, true]);
    await until(() =>
      expect(has(linesOf(readFileSync(running.log, "utf8")), { event: "configuration_failed" })).toBe(true),
    );
  } finally {
    await running.end();
    await stores.close();
  }
});
