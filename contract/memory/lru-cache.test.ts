import fc from "fast-check";
import { expect, test } from "vitest";
import { LruCache } from "#contract/memory/lru-cache";

const letters = (limit: number): LruCache<string> => new LruCache<string>(limit, (value) => value.length);

test("the least recently used entry is evicted first", () => {
  const store = letters(6);
  store.put("a", "aa");
  store.put("b", "bb");
  store.put("c", "cc");
  store.get("a");
  store.put("d", "dd");
  expect(["a", "b", "c", "d"].map((key) => store.get(key))).toEqual(["aa", undefined, "cc", "dd"]);
  expect({ weight: store.weight, size: store.size }).toEqual({ weight: 6, size: 3 });
});

test("an entry heavier than the limit is not stored, and its predecessor is dropped", () => {
  const store = letters(3);
  store.put("a", "aaa");
  store.put("a", "aaaa");
  expect(store.get("a")).toBeUndefined();
  expect(store.weight).toBe(0);
});

test("the weight never exceeds the limit, whatever is stored and deleted", () => {
  const step = fc.record({
    key: fc.constantFrom("a", "b", "c", "d", "e"),
    value: fc.option(fc.string({ maxLength: 12 })),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const store = letters(20);
      for (const { key, value } of steps) {
        if (value === null) store.delete(key);
        else store.put(key, value);
        expect(store.weight).toBeLessThanOrEqual(20);
        if (value !== null) expect(store.get(key)).toBe(value);
      }
      const entries = ["a", "b", "c", "d", "e"].map((key) => store.get(key) ?? "");
      expect(store.weight).toBe(entries.join("").length);
    }),
  );
});

test("without weights the number of entries is limited, and a missing one is created once", () => {
  const cache = new LruCache<number>(2);
  const keys = ["a", "b", "a", "c", "a", "b"];
  const created = keys.map((key, index) => cache.getOrCreate(key, () => index));
  expect(created).toEqual([0, 1, 0, 3, 0, 5]);
  expect(cache.size).toBe(2);
});

test("entries of a kind are deleted together, with their weight", () => {
  const cache = new LruCache<string>(10, (value) => value.length);
  for (const value of ["aa", "b", "ac"]) cache.put(value, value);
  cache.deleteWhere((value) => value.startsWith("a"));
  expect([cache.size, cache.weight, cache.get("b")]).toEqual([1, 1, "b"]);
});
