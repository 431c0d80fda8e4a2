import { expect, test } from "vitest";
import { staysHealthy } from "./watch-health.mjs";

async function watch(statuses: (number | Error)[], change: object = {}) {
  const requests: string[] = [];
  let waited = 0;
  const get = async (url: URL, { headers }: { headers: Record<string, string> }) => {
    requests.push(`${url} ${headers["Cloudflare-Workers-Version-Overrides"] ?? ""}`.trim());
    const status = statuses[requests.length - 1] ?? 200;
    if (status instanceof Error) throw status;
    return new Response(null, { status });
  };
  const wait = async (seconds: number) => {
    waited += seconds;
  };
  const isHealthy = await staysHealthy({
    site: "https://www.example.com",
    name: "matchlight",
    seconds: 20,
    get,
    wait,
    ...change,
  });
  return { isHealthy, requests, waited };
}

test("the version is asked all the while", async () => {
  const { isHealthy, requests, waited } = await watch([], { version: "v2" });
  expect([isHealthy, requests.length, waited]).toEqual([true, 4, 20]);
  expect(new Set(requests)).toEqual(new Set(['https://www.example.com/health matchlight="v2"']));
});

test.each([
  ["first", [503]],
  ["later", [200, 200, 500]],
  ["out of reach", [200, new Error("connection refused")]],
])("one answer that is not good ends the wait: %s", async (_case, statuses) => {
  const { isHealthy, requests } = await watch(statuses);
  expect([isHealthy, requests.length]).toEqual([false, statuses.length]);
});
