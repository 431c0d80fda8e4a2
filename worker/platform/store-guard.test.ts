import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CachePolicy } from "#contract/wire/endpoint";
import type { CachedAnswer } from "../upstream/cache/cache-entry.ts";
import { createColoStore, tolerant } from "../upstream/cache/store.ts";
import { createStoreGuard, type StoreGuardOptions } from "./store-guard.ts";

const START = 1_000_000;
const silence = () => new Promise<string>(() => {});
const there = async () => "there";

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

function scene(options: Partial<StoreGuardOptions> = {}) {
  const log = vi.fn();
  const guard = createStoreGuard({ store: "colo", log, ...options });
  /** How long a visitor waits for a store that says nothing. */
  async function waitsFor(action: "get" | "put" | "delete"): Promise<number> {
    const startedAt = Date.now();
    const done = guard(action, silence).then(() => Date.now() - startedAt);
    await vi.runAllTimersAsync();
    return done;
  }
  const failing = async (work = silence) => {
    const read = guard("get", work);
    await vi.runAllTimersAsync();
    return read;
  };
  return { guard, log, waitsFor, failing };
}

describe("a store that fails", () => {
  const broken = () => Promise.reject(new Error("KV is down"));
  const POLICY: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };
  const COPY: CachedAnswer = { bytes: new Uint8Array(), fetchedAt: START, hash: "a" };

  test("has nothing, keeps nothing, and harms nobody", async () => {
    const log = vi.fn();
    const store = { name: "kv", get: broken, put: broken, delete: broken } as const;
    const failing = tolerant(store, createStoreGuard({ store: "kv", log }));
    expect(await failing.get("a")).toBeUndefined();
    await expect(failing.put("a", COPY, POLICY)).resolves.toBeUndefined();
    await expect(failing.delete("a")).resolves.toBeUndefined();
    expect(log.mock.calls).toEqual(
      ["get", "put", "delete"].map((action) => ["cache_store_failed", { store: "kv", action, reason: "KV is down" }]),
    );
  });

  test("is logged with its name", async () => {
    const { guard, log } = scene();
    const cache = { match: () => Promise.reject(new Error("no cache here")), put: vi.fn(), delete: vi.fn() };
    expect(await tolerant(createColoStore(cache), guard).get("a")).toBeUndefined();
    expect(log).toHaveBeenCalledWith("cache_store_failed", { store: "colo", action: "get", reason: "no cache here" });
  });

  test("is logged without a reason where it gives none", async () => {
    const { guard, log } = scene();
    expect(await guard("put", () => Promise.reject("KV is down"))).toBeUndefined();
    expect(log).toHaveBeenCalledWith("cache_store_failed", { store: "colo", action: "put", reason: "?" });
  });

  test("is asked again at once: a fault costs no time", async () => {
    const { guard } = scene();
    await guard("get", broken);
    expect(await guard("get", there)).toBe("there");
  });
});

describe("a store that does not answer", () => {
  test.each([
    ["colo", "get", 250],
    ["kv", "get", 350],
    ["colo", "put", 5_000],
    ["kv", "put", 5_000],
    ["kv", "delete", 5_000],
  ] as const)("%s: a %s is waited for %i ms", async (store, action, milliseconds) => {
    const { waitsFor, log } = scene({ store });
    expect(await waitsFor(action)).toBe(milliseconds);
    const reason = `no answer in ${milliseconds} ms`;
    expect(log.mock.calls).toEqual([["cache_store_failed", { store, action, reason }]]);
  });

  test("is waited for as long as was configured to read, and no longer to write", async () => {
    expect(await scene({ readLimit: 10 }).waitsFor("get")).toBe(10);
    expect(await scene({ readLimit: 10 }).waitsFor("put")).toBe(5_000);
  });

  test.each([
    ["one late answer", [0, 1, 999], 1],
    ["until the second time", [0, 1_000], 2],
    ["twice as long after the second", [0, 1_000, 2_999], 2],
    ["and not longer than that", [0, 1_000, 3_000], 3],
    ["at most half a minute", [0, 1_000, 3_000, 7_000, 15_000, 31_000, 60_999, 61_000], 7],
  ])("is passed over for a time: %s", async (_, instants, reads) => {
    let now = 0;
    const { failing } = scene({ now: () => now });
    const match = vi.fn(silence);
    for (const at of instants) {
      now = at;
      expect(await failing(match)).toBeUndefined();
    }
    expect(match).toHaveBeenCalledTimes(reads);
  });

  test("rests once for many calls in flight at the time", async () => {
    let now = 0;
    const { guard } = scene({ now: () => now });
    const waiting = [guard("get", silence), guard("get", silence), guard("get", silence)];
    await vi.runAllTimersAsync();
    await Promise.all(waiting);
    now = 999;
    expect(await guard("get", there)).toBeUndefined();
    now = 1_000;
    expect(await guard("get", there)).toBe("there");
  });

  test("that answers again is passed over shortly the next time", async () => {
    let now = 0;
    const { guard, failing } = scene({ now: () => now });
    await failing();
    now = 1_000;
    await failing();
    now = 3_000;
    expect(await guard("get", there)).toBe("there");
    await failing();
    now = 4_000;
    expect(await guard("get", there)).toBe("there");
  });
});

describe("an isolate that was too busy to read an answer", () => {
  /** Its clock is this far when the first timer fires; the store answers a little later. */
  async function readsAfter(milliseconds: number): Promise<[value: unknown, next: unknown]> {
    let now = 0;
    const { guard } = scene({ readLimit: 10, now: () => now });
    let answer = (_value: string): void => {};
    const reading = guard("get", () => new Promise<string>((resolve) => (answer = resolve)));
    now = milliseconds;
    setTimeout(() => answer("late"), 12);
    await vi.runAllTimersAsync();
    return [await reading, await guard("get", there)];
  }

  test("does not take the store for silent", async () => {
    expect(await readsAfter(61)).toEqual(["late", "there"]);
  });

  test("was busy only if its timer came much later than it should", async () => {
    expect(await readsAfter(60)).toEqual([undefined, undefined]);
  });

  test("gives up the second time", async () => {
    let now = 0;
    const { guard } = scene({ readLimit: 10, now: () => now });
    const reading = guard("get", silence);
    now = 900;
    await vi.runAllTimersAsync();
    expect(await reading).toBeUndefined();
    now = 1_899;
    expect(await guard("get", there)).toBeUndefined();
    now = 1_900;
    expect(await guard("get", there)).toBe("there");
  });
});
