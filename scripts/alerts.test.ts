import { createServer } from "node:http";
import { expect, test } from "vitest";
import { listenOnLoopback } from "./lib/loopback.mjs";
import { runBeside } from "./lib/run-beside.ts";

/** Runs the command against an Analytics Engine that answers each query by a function. */
async function run(answer: (query: string) => object, env: Record<string, string> = {}) {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let query = "";
    request.on("data", (chunk) => {
      query += chunk;
    });
    request.on("end", () => {
      requests.push(`${request.url} ${request.headers.authorization}`);
      response.end(JSON.stringify({ data: [answer(query)] }));
    });
  });
  const { url: base, close } = await listenOnLoopback(server);
  const own = { CLOUDFLARE_ACCOUNT_ID: "a1", CLOUDFLARE_API_TOKEN: "t1", CLOUDFLARE_API_BASE: base };
  const { status, text } = await runBeside("scripts/alerts.mjs", { env: { ...own, ...env } });
  await close();
  return { code: status, output: text, requests };
}

test("says how fast each budget is used up, and ends well while none burns", async () => {
  const { code, output, requests } = await run(() => ({ total: "1000", bad: 0 }));
  expect([code, new Set(requests)]).toEqual([0, new Set(["/accounts/a1/analytics_engine/sql Bearer t1"])]);
  expect(output.match(/^availability .*0\.00 %/gm)).toHaveLength(2);
});

test("names the row of the runbook and ends with 1 where one burns too fast", async () => {
  const { code, output } = await run((query) => ({ total: 1_000, bad: query.includes("'fault'") ? 16 : 0 }));
  expect(code).toBe(1);
  expect(output).toContain("page somebody: docs/runbook.md#missed-availability");
  expect(output).not.toContain("#missed-live");
});

test("asks nothing without a token", async () => {
  const { code, output, requests } = await run(() => ({}), { CLOUDFLARE_API_TOKEN: "" });
  expect([code, requests]).toEqual([1, []]);
  expect(output).toContain("Set CLOUDFLARE_ACCOUNT_ID");
});
