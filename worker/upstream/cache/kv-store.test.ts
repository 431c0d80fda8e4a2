import { describe, expect, test, vi } from "vitest";
import type { CachePolicy } from "#contract/wire/endpoint";
import { type CachedAnswer, contentHash } from "./cache-entry.ts";
import { createKvStore, createWriteRecord, decideKvWrite } from "./kv-store.ts";

const POLICY: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };
const NOON = Date.parse("2026-11-21T12:00:00Z");
const KEY = "v1:0:main:/matches?id=1";

const entry = (text: string, seconds = 0, hash = text): CachedAnswer => ({
  bytes: new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>,
  fetchedAt: NOON + seconds * 1_000,
  hash,
});

interface Entry {
  value: ArrayBuffer | null;
  metadata: unknown;
}

/** Workers KV as far as the store uses it; stores.pool.test.ts has the real one. */
function kv() {
  const entries = new Map<string, Entry>();
  const getWithMetadata = vi.fn(
    async (key: string, _options: object) => entries.get(key) ?? { value: null, metadata: null },
  );
  const put = vi.fn(
    async (key: string, bytes: Uint8Array<ArrayBuffer>, { metadata }: { metadata: unknown; expirationTtl: number }) => {
      entries.set(key, { value: bytes.slice().buffer, metadata });
    },
  );
  const remove = vi.fn(async (key: string) => void entries.delete(key));
  const namespace = { getWithMetadata, put, delete: remove } as unknown as KVNamespace;
  const isolate = () => createKvStore(namespace, createWriteRecord());
  return { entries, getWithMetadata, put, remove, isolate };
}

test("is called kv", () => {
  expect(kv().isolate().name).toBe("kv");
});

describe("an entry", () => {
  test("is read as written, also by another isolate", async () => {
    const { isolate, getWithMetadata } = kv();
    await isolate().put(KEY, entry('{"name":"Hà Nội"}', 7, "a1b2"), POLICY);
    expect(await isolate().get(KEY)).toEqual(entry('{"name":"Hà Nội"}', 7, "a1b2"));
    expect(getWithMetadata).toHaveBeenCalledWith(KEY, { type: "arrayBuffer", cacheTtl: 30 });
    expect(await isolate().get(`${KEY}0`)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ["no facts", null],
    ["no time", { hash: "a" }],
    ["a time that is none", { fetchedAt: "noon", hash: "a" }],
    ["no hash", { fetchedAt: NOON }],
    ["a hash that is none", { fetchedAt: NOON, hash: 1 }],
  ])("with %s is not there", async (_what, metadata) => {
    const { entries, isolate } = kv();
    entries.set(KEY, { value: new ArrayBuffer(1), metadata });
    expect(await isolate().get(KEY)).toBeUndefined();
  });

  test("without a value is absent", async () => {
    const { entries, isolate } = kv();
    entries.set(KEY, { value: null, metadata: { fetchedAt: NOON, hash: "a" } });
    expect(await isolate().get(KEY)).toBeUndefined();
  });

  test("is deleted, and the next one is written at once", async () => {
    const { isolate, remove, put } = kv();
    const store = isolate();
    await store.put(KEY, entry("a"), POLICY);
    await store.delete(KEY);
    expect(remove).toHaveBeenCalledWith(KEY);
    expect(await store.get(KEY)).toBeUndefined();
    await store.put(KEY, entry("a"), POLICY);
    expect(put).toHaveBeenCalledTimes(2);
  });
});

describe("a key", () => {
  test("within KV's limit of bytes is used unchanged", async () => {
    const { entries, isolate } = kv();
    const key = `${KEY}&a=`.padEnd(512, "7");
    await isolate().put(key, entry("a"), POLICY);
    expect([...entries.keys()]).toEqual([key]);
  });

  test("that is longer becomes its path and a hash, different for each", async () => {
    const { entries, isolate } = kv();
    const store = isolate();
    const keys = ["7", "8"].map((sign) => `${KEY}&a=`.padEnd(513, sign));
    for (const key of keys) await store.put(key, entry(key), POLICY);
    const hashes = await Promise.all(
      keys.map((key) => contentHash(new TextEncoder().encode(key) as Uint8Array<ArrayBuffer>)),
    );
    expect([...entries.keys()]).toEqual(hashes.map((hash) => `v1:0:main:/matches#${hash}`));
    for (const key of keys) expect(await store.get(key)).toEqual(entry(key));
    await store.delete(keys[0] ?? "");
    expect(entries.size).toBe(1);
  });

  test("is measured in bytes", async () => {
    const { entries, isolate } = kv();
    await isolate().put(`${KEY}&a=`.padEnd(300, "ộ"), entry("a"), POLICY);
    expect([...entries.keys()][0]).toMatch(/#/);
  });
});

describe("writes", () => {
  test("go out when the content has changed and the last one is old enough, or before the copy is too old", async () => {
    const { isolate, put } = kv();
    const store = isolate();
    const writes = async (next: CachedAnswer): Promise<number> => {
      put.mockClear();
      await store.put(KEY, next, POLICY);
      return put.mock.calls.length;
    };
    expect(await writes(entry("a", 0))).toBe(1);
    expect(await writes(entry("b", 10))).toBe(0);
    expect(await writes(entry("c", 30))).toBe(1);
    expect(await writes(entry("c", 170))).toBe(0);
    expect(await writes(entry("c", 180))).toBe(1);
  });

  test("of twenty concurrent entries are one", async () => {
    const { isolate, put } = kv();
    const store = isolate();
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(KEY, entry(`content ${index}`), POLICY)));
    expect(put).toHaveBeenCalledOnce();
  });

  test("take into account what another isolate has written", async () => {
    const { isolate, put } = kv();
    await isolate().put(KEY, entry("a", 0), POLICY);
    const store = isolate();
    await store.get(KEY);
    await store.put(KEY, entry("a", 20), POLICY);
    expect(put).toHaveBeenCalledOnce();
  });

  test("go by their own, whatever is read after them", async () => {
    const { isolate, put } = kv();
    const [one, other] = [isolate(), isolate()];
    await one.put(KEY, entry("a", 0), POLICY);
    await other.put(KEY, entry("b", 60), POLICY);
    await one.get(KEY);
    await one.put(KEY, entry("c", 65), POLICY);
    expect(put).toHaveBeenCalledTimes(3);
  });

  test.each([
    [5, 60],
    [60, 60],
    [3_600, 3_600],
  ])("kept for %i s live %i s: KV wants a minute at least", async (keepFor, expirationTtl) => {
    const { isolate, put } = kv();
    await isolate().put(KEY, entry("a"), { ...POLICY, keepFor });
    expect(put.mock.calls[0]?.[2]).toEqual({ metadata: { fetchedAt: NOON, hash: "a" }, expirationTtl });
  });
});

const last = { hash: "a", at: 0 };

test.each<[string, boolean, { hash: string; at: number }, number]>([
  ["same content soon", false, { hash: "a", at: 31_000 }, 300],
  ["same content at half the entry's time", true, { hash: "a", at: 150_000 }, 300],
  ["new content too soon", false, { hash: "b", at: 29_999 }, 300],
  ["new content in time", true, { hash: "b", at: 30_000 }, 300],
  ["new content too soon, for a copy that is stale sooner", false, { hash: "b", at: 29_999 }, 30],
  ["same content, for a copy that is stale sooner than it can be read", false, { hash: "a", at: 149_999 }, 30],
  ["the same after some minutes, as the last good entry", true, { hash: "a", at: 150_000 }, 30],
  ["same content of a slow call before half its time", false, { hash: "a", at: 1_799_999 }, 3_600],
  ["same content of a slow call at half its time", true, { hash: "a", at: 1_800_000 }, 3_600],
  ["an entry from before the last one", false, { hash: "b", at: -60_000 }, 300],
])("%s: %s", (_, isWritten, entry, staleFor) => {
  expect(decideKvWrite(last, entry, { freshFor: 1, staleFor, keepFor: 3_600, store: "kv" })).toBe(isWritten);
});

test("the time since the last write counts, not the time since the epoch", () => {
  const policy = { freshFor: 1, staleFor: 300, keepFor: 3_600, store: "kv" } as const;
  expect(decideKvWrite({ hash: "a", at: 1_000_000 }, { hash: "b", at: 1_029_999 }, policy)).toBe(false);
  expect(decideKvWrite({ hash: "a", at: 1_000_000 }, { hash: "b", at: 1_030_000 }, policy)).toBe(true);
});

test("the first is written", () => {
  expect(decideKvWrite(undefined, last, { freshFor: 1, staleFor: 9, keepFor: 60, store: "kv" })).toBe(true);
});
