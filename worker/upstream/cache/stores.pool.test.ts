import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import type { CachePolicy } from "#contract/wire/endpoint";
import type { Env } from "../../platform/env.ts";
import { coloOfTests } from "../test-scenario.ts";
import type { CachedAnswer } from "./cache-entry.ts";
import { createKvStore, createWriteRecord } from "./kv-store.ts";
import { createColoStore } from "./store.ts";

const { KV } = env as unknown as Env;
const POLICY: CachePolicy = { freshFor: 10, staleFor: 300, keepFor: 3_600, store: "kv" };
const NOON = Date.parse("2026-11-21T12:00:00Z");

const newKey = (): string => `v1:0:main:/made-up/${crypto.randomUUID()}?`;
const entry = (text: string, seconds = 0, hash = text): CachedAnswer => ({
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
  ])("keeps an entry with its time under %s", async (_name, key) => {
    const name = key();
    const stored = entry('{"name":"Hà Nội"}', 0, "a1b2");
    await create().put(name, stored, POLICY);
    expect(await create().get(name)).toEqual(stored);
    expect(await create().get(`${name}0`)).toBeUndefined();
  });

  test("deletes an entry", async () => {
    const key = newKey();
    await create().put(key, entry("a"), POLICY);
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
    expect(await writes(entry("a", 0))).toBe(1);
    expect(await writes(entry("b", 10))).toBe(0);
    expect(await writes(entry("c", 30))).toBe(1);
    expect(await writes(entry("c", 170))).toBe(0);
    expect(await writes(entry("c", 180))).toBe(1);
    expect(await store.get(key)).toMatchObject({ hash: "c", fetchedAt: NOON + 180_000 });
  });

  test("of twenty concurrent entries are one", async () => {
    const { kv, put } = countedKv();
    const store = createKvStore(kv, createWriteRecord());
    const key = newKey();
    await Promise.all(Array.from({ length: 20 }, (_, index) => store.put(key, entry(`content ${index}`), POLICY)));
    expect(put).toHaveBeenCalledTimes(1);
  });

  test("take into account what another isolate has written", async () => {
    const key = newKey();
    await createKvStore(KV, createWriteRecord()).put(key, entry("a", 0), POLICY);
    const { kv, put } = countedKv();
    const store = createKvStore(kv, createWriteRecord());
    await store.get(key);
    await store.put(key, entry("a", 20), POLICY);
    expect(put).not.toHaveBeenCalled();
  });

  test("have at least KV's minimum lifetime", async () => {
    const { kv, put } = countedKv();
    await createKvStore(kv, createWriteRecord()).put(newKey(), entry("a"), { ...POLICY, keepFor: 5 });
    expect(put.mock.calls[0]?.[2]).toMatchObject({ expirationTtl: 60 });
  });
});
