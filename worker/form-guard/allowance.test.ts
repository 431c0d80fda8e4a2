import { expect, test, vi } from "vitest";
import { createStoreGuard } from "../platform/store-guard.ts";
import { takeAllowance } from "./form-guard.ts";
import { createRecentCounts } from "./recent-counts.ts";

const START = Date.parse("2026-11-23T12:00:00Z");

/** An isolate, and the platform's limit of a minute, which all isolates share. */
function scene(successes: boolean[] = []) {
  const clock = { now: START };
  const now = () => clock.now;
  const counts = createRecentCounts({
    store: () => undefined,
    guard: createStoreGuard({ store: "colo", log: vi.fn() }),
    now,
  });
  const limit = vi.fn(async (_: { key: string }) => ({ success: successes.shift() ?? true }));
  const take = (network?: string) => takeAllowance(network, { UNCHECKED_FORMS: { limit } }, counts, now);
  return { clock, take, limit };
}

test("a network has one unchecked form in ten minutes, and learns when the next is allowed", async () => {
  const { take, clock, limit } = scene();
  expect(await take("192.0.2.7")).toBeUndefined();
  expect(await take("192.0.2.8")).toBeUndefined();
  expect(await take("192.0.2.7")).toBe(600);
  clock.now += 599_500;
  expect(await take("192.0.2.7")).toBe(1);
  clock.now += 500;
  expect(await take("192.0.2.7")).toBeUndefined();
  expect(limit.mock.calls.map(([{ key }]) => key)).toEqual([
    "192.0.2.7",
    "192.0.2.8",
    "192.0.2.7",
    "192.0.2.7",
    "192.0.2.7",
  ]);
});

test("an isolate that has seen none refuses what another has let through in the same minute", async () => {
  const { take } = scene([false]);
  expect(await take("192.0.2.7")).toBe(600);
});

test("clients without an address are of one network: the machine's own", async () => {
  const { take, limit } = scene();
  expect(await take()).toBeUndefined();
  expect(await take(undefined)).toBe(600);
  expect(limit.mock.calls[0]?.[0].key).toBe("same machine");
});

test("the wait is a second at least", async () => {
  const counts = { read: async () => 0, add: async () => ({ count: 2, until: START }) };
  expect(await takeAllowance("192.0.2.7", {}, counts, () => START + 5)).toBe(1);
});

test("without the platform's limit the count decides", async () => {
  const counts = { read: async () => 0, add: async () => ({ count: 1, until: START }) };
  expect(await takeAllowance("192.0.2.7", {}, counts)).toBeUndefined();
});
