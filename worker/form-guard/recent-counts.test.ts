import { expect, test, vi } from "vitest";
import type { ColoCache } from "../platform/colo-cache.ts";
import { createStoreGuard } from "../platform/store-guard.ts";
import { createRecentCounts } from "./recent-counts.ts";

const START = Date.parse("2026-11-23T12:00:00Z");

/** A data centre with a clock and a cache; each isolate has its own memory. */
function dataCentre() {
  const entries = new Map<string, Response>();
  const clock = { now: START };
  const cache = {
    match: async (url: string) => entries.get(url)?.clone(),
    put: async (url: string, response: Response) => void entries.set(url, response),
  } as unknown as ColoCache;
  const isolate = (store: () => ColoCache | undefined = () => cache) =>
    createRecentCounts({ store, guard: createStoreGuard({ store: "colo", log: vi.fn() }), now: () => clock.now });
  return { isolate, clock, entries };
}

test("counts, and begins anew after its lifetime, which further counts do not extend", async () => {
  const { isolate, clock, entries } = dataCentre();
  const counts = isolate();
  const until = START + 600_000;
  expect(await counts.read("a")).toBe(0);
  expect(await counts.add("a", 600)).toEqual({ count: 1, until });
  clock.now += 300_000;
  expect(await counts.add("a", 600)).toEqual({ count: 2, until });
  expect([...entries.values()].at(-1)?.headers.get("Cache-Control")).toBe("max-age=300");
  expect([await counts.read("a"), await counts.read("b")]).toEqual([2, 0]);
  clock.now = until;
  expect(await counts.read("a")).toBe(0);
  expect(await counts.add("a", 600)).toEqual({ count: 1, until: until + 600_000 });
});

test("isolates of a data centre count together", async () => {
  const { isolate } = dataCentre();
  const [one, other] = [isolate(), isolate()];
  await one.add("a", 600);
  await one.add("a", 600);
  expect(await other.read("a")).toBe(2);
  expect((await other.add("a", 600)).count).toBe(3);
});

test("an isolate without counts continues another's count and ends with its window", async () => {
  const { isolate, clock } = dataCentre();
  const [one, other] = [isolate(), isolate()];
  await one.add("a", 600);
  clock.now += 100_000;
  expect(await other.add("a", 600)).toEqual({ count: 2, until: START + 600_000 });
  expect(await other.read("a")).toBe(2);
});

test("an isolate that has counted more than the data centre knows keeps its count", async () => {
  const { isolate, entries } = dataCentre();
  const counts = isolate();
  await counts.add("a", 600);
  await counts.add("a", 600);
  const [address = ""] = entries.keys();
  entries.set(address, Response.json({ count: 1, until: START + 900_000 }));
  expect(await counts.add("a", 600)).toEqual({ count: 3, until: START + 600_000 });
});

test("what the data centre has counted before is over with its time", async () => {
  const { isolate, clock, entries } = dataCentre();
  await isolate().add("a", 600);
  const [address = ""] = entries.keys();
  expect(address).toBe("https://counts.cache.invalid/a");
  clock.now += 599_999;
  expect(await isolate().read("a")).toBe(1);
  clock.now += 1;
  expect(await isolate().read("a")).toBe(0);
});

test("keys may be anything", async () => {
  const { isolate, entries } = dataCentre();
  await isolate().add("failures 2001:db8::/64?", 600);
  expect([...entries.keys()]).toEqual(["https://counts.cache.invalid/failures%202001%3Adb8%3A%3A%2F64%3F"]);
});

test("of many at once in one isolate none counts the same", async () => {
  const { isolate } = dataCentre();
  const counts = isolate();
  const all = await Promise.all(Array.from({ length: 50 }, () => counts.add("a", 600)));
  expect(all.filter(({ count }) => count === 1)).toHaveLength(1);
  expect(await counts.read("a")).toBe(50);
});

test.each<[string, () => ColoCache | undefined]>([
  ["no cache", () => undefined],
  [
    "a cache that fails",
    () => ({ match: () => Promise.reject(new Error("down")), put: () => Promise.reject(new Error("down")) }) as never,
  ],
])("with %s an isolate counts for itself", async (_case, store) => {
  const counts = dataCentre().isolate(store);
  await counts.add("a", 600);
  expect((await counts.add("a", 600)).count).toBe(2);
});
