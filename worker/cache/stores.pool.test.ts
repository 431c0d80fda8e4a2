import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import type { CachePolicy } from "#contract/endpoint";
import type { Env } from "../env.ts";
import { coloOfTests } from "../upstream/test-scenario.ts";
import type { CachedAnswer } from "./cache-entry.ts";
import { createColoStore } from "./colo-store.ts";
import { createKvStore, createWriteRecord } from "./kv-store.ts";
import { tolerant } from "./store.ts";
import { createStoreGuard } from "./store-guard.ts";

const { KV } = env as unknown as Env;
const POLICY: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };
const NOON = Date.parse("2026-11-21T12:00:00Z");

const newKey = (): string => `v1:0:main:/made-up/${crypto.randomUUID()}?`;
const copy = (text: string, seconds = 0, hash = text): CachedAnswer => ({
  bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>,
  fetchedAt: NOON + seconds * 1000,
  hash,
});

function countedKv() {
  const put = vi.fn(KV.put.bind(KV));
  return {
    kv: { put, getWithMetadata: KV.getWithMetadata.bind(KV), delete: KV.delete.bind(KV) } as unknown as KVNamespace,
    put,
  };
}

describe.each([
  ["the Cache API", () => createColoStore(coloOfTests())],
  ["KV", () => createKvStore(KV, createWriteRecord())],
])("%s", (_, create) => {
  test.each([
    ["a short key", newKey],
    ["a key of 6,000 bytes", () => newKey() + "7".repeat(6_000)],
    ["a key in other letters", () => `${newKey()}name=Hà Nội`],
  ])("keeps a copy with its time under %s", async (_name, key) => {
    const name = key();
    const stored = copy('{"name":"Hà Nội"}', 0, "a1b2");
    await create().put(name, stored, POLICY);
    expect(await create().get(name)).toEqual(stored);
    expect(await create().get(`${name}0`)).toBeUndefined();
  });

  test("forgets a copy", async () => {
    const key = newKey();
    await create().put(key, copy("a"), POLICY);
    await create().delete(key);
    expect(await create().get(key)).toBeUndefined();
  });
});

describe("writes to KV", () => {
  test("go out when the content has changed and the last one is old enough, or before the copy is too old", async () => {
    const { kv, put } = countedKv();
    const store = createKvStore(kv, createWriteRecord());
    const key = newKey();
    const writes = async (next: CachedAnswer): Promise<number> => {
      put.mockClear();
      await store.put(key, next, POLICY);
      return put.mock.calls.length;
    };
    expect(await writes(copy("a", 0))).toBe(1);
    expect(await writes(copy("b", 10))).toBe(0);
    expect(await writes(copy("c", 30))).toBe(1);
    expect(await writes(copy("c", 170))).toBe(0);
    expect(await writes(copy("c", 180))).toBe(1);
    expect(await store.get(key)).toMatchObject({ hash: "c", fetchedAt: NOON + 180_000 });
  });

  test("of twenty at once make one", async () => {
    const { kv, put } = countedKv();
    const store = createKvStore(kv, createWriteRecord());
    const key = newKey();
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(key, copy(`content ${index}`), POLICY)));
    expect(put).toHaveBeenCalledTimes(1);
  });

  test("take into account what another isolate has written", async () => {
    const key = newKey();
    await createKvStore(KV, createWriteRecord()).put(key, copy("a", 0), POLICY);
    const { kv, put } = countedKv();
    const store = createKvStore(kv, createWriteRecord());
    await store.get(key);
    await store.put(key, copy("a", 20), POLICY);
    expect(put).not.toHaveBeenCalled();
  });

  test("live at least as long as KV wants", async () => {
    const { kv, put } = countedKv();
    await createKvStore(kv, createWriteRecord()).put(newKey(), copy("a"), { ...POLICY, keepFor: 5 });
    expect(put.mock.calls[0]?.[2]).toMatchObject({ expirationTtl: 60 });
  });
});

describe("a store that fails", () => {
  const failing = tolerant(
    {
      name: "kv",
      get: () => Promise.reject(new Error("KV is down")),
      put: () => Promise.reject(new Error("KV is down")),
      delete: () => Promise.reject(new Error("KV is down")),
    },
    createStoreGuard({ store: "kv", log: vi.fn() }),
  );

  test("has nothing, keeps nothing, and harms nobody", async () => {
    expect(await failing.get("a")).toBeUndefined();
    await expect(failing.put("a", copy("a"), POLICY)).resolves.toBeUndefined();
    await expect(failing.delete("a")).resolves.toBeUndefined();
  });

  test("is logged", async () => {
    const log = vi.fn();
    const broken = { match: () => Promise.reject(new Error("no cache here")), put: vi.fn(), delete: vi.fn() };
    expect(await tolerant(createColoStore(broken), createStoreGuard({ store: "colo", log })).get("a")).toBeUndefined();
    expect(log).toHaveBeenCalledWith("cache_store_failed", { store: "colo", action: "get", reason: "no cache here" });
  });

  test("is not taken for silent by an isolate that was too busy to read its answer", async () => {
    let now = 0;
    let answer = (_value: string): void => {};
    const guard = createStoreGuard({ store: "colo", log: vi.fn(), now: () => now, readLimit: 10 });
    const reading = guard("get", () => new Promise<string>((resolve) => (answer = resolve)));
    now = 900;
    setTimeout(() => answer("there"), 12);
    expect(await reading).toBe("there");
    expect(await guard("get", async () => "again")).toBe("again");
  });

  test.each([
    ["one late answer", [0, 1, 999], 1],
    ["until the second time", [0, 1_000], 2],
    ["twice as long after the second", [0, 1_000, 2_999], 2],
    ["and not longer than that", [0, 1_000, 3_000], 3],
    ["at most half a minute", [0, 1_000, 3_000, 7_000, 15_000, 31_000, 60_999, 61_000], 7],
  ])("is waited for once when it does not answer, and passed over for a time: %s", async (_, instants, reads) => {
    let now = 0;
    const match = vi.fn(() => new Promise<undefined>(() => {}));
    const guard = createStoreGuard({ store: "colo", log: vi.fn(), now: () => now, readLimit: 10 });
    const silent = tolerant(createColoStore({ match, put: vi.fn(), delete: vi.fn() }), guard);
    for (const at of instants) {
      now = at;
      expect(await silent.get("a")).toBeUndefined();
    }
    expect(match).toHaveBeenCalledTimes(reads);
  });

  test("that answers again is passed over shortly the next time", async () => {
    let now = 0;
    const guard = createStoreGuard({ store: "colo", log: vi.fn(), now: () => now, readLimit: 10 });
    const silence = () => new Promise<string>(() => {});
    await guard("get", silence);
    now = 1_000;
    await guard("get", silence);
    now = 3_000;
    expect(await guard("get", async () => "there")).toBe("there");
    await guard("get", silence);
    now = 4_000;
    expect(await guard("get", async () => "there")).toBe("there");
  });
});
