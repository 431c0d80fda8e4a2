import { expect, test, vi } from "vitest";
import { until } from "../../test/until.ts";
import { PageCache, type PageRequest } from "./page-cache.ts";

const html = { "Content-Type": "text/html" };
const never = new Promise<never>(() => {});
const request = (render: PageRequest["render"]): PageRequest => ({
  key: "page",
  requestId: "1",
  visitor: { theme: "system" },
  render,
  now: () => 0,
  policy: (nonce) => `script-src 'nonce-${nonce}'`,
  waitUntil: () => {},
});
const page = (text: string) => async () => ({
  response: new Response(text, { headers: html }),
  mayBeCached: () => true,
});

test("whoever has waited long enough for another's page gets one rendered for himself", async () => {
  const cache = new PageCache({ memoryBytes: 1_000, patience: 10 });
  void cache.respond(request(() => never));
  const response = await cache.respond(request(page("own")));
  expect(await response.text()).toBe("own");
});

test("a rendering that has died with its request is not waited for any more, and its place is taken", async () => {
  let now = 0;
  const cache = new PageCache({ memoryBytes: 1_000, patience: 60_000, realNow: () => now });
  const render = vi.fn(() => never);
  void cache.respond(request(render));
  await until(() => expect(render).toHaveBeenCalled());
  now = 30_000;
  expect(await (await cache.respond(request(page("next")))).text()).toBe("next");
  await until(() => expect(cache.fresh("page", 0)).toBeDefined());
});

test("a fault of the page that many wait for is not the fault of those who wait", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const cache = new PageCache({ memoryBytes: 1_000 });
  const first = cache.respond(request(() => Promise.reject(new Error("the first visitor's"))));
  const second = cache.respond(request(page("second")));
  await expect(first).rejects.toThrow("the first visitor's");
  expect(await (await second).text()).toBe("second");
});

test("a store that fails costs no visitor anything", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const broken = () => Promise.reject(new Error("the store is down"));
  const work: Promise<unknown>[] = [];
  const cache = new PageCache({ memoryBytes: 1_000, store: () => ({ match: broken, put: broken, delete: broken }) });
  const params = { ...request(page("text")), waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  expect(await (await cache.respond(params)).text()).toBe("text");
  for (let done = 0; done < work.length; done += 1) await work[done];
  const reasons = logged.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(reasons).toEqual(["cache_store_failed", "cache_store_failed"]);
});
