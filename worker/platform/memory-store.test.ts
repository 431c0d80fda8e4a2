import fc from "fast-check";
import { expect, test } from "vitest";
import { MemoryStore } from "./memory-store.ts";

const letters = (limit: number): MemoryStore<string> => new MemoryStore<string>(limit, (value) => value.length);

test("what was not used for longest goes first", () => {
  const store = letters(6);
  store.put("a", "aa");
  store.put("b", "bb");
  store.put("c", "cc");
  store.get("a");
  store.put("d", "dd");
  expect(["a", "b", "c", "d"].map((key) => store.get(key))).toEqual(["aa", undefined, "cc", "dd"]);
  expect({ weight: store.weight, size: store.size }).toEqual({ weight: 6, size: 3 });
});

test("what is heavier than the limit is not kept, nor what stood in its place", () => {
  const store = letters(3);
  store.put("a", "aaa");
  store.put("a", "aaaa");
  expect(store.get("a")).toBeUndefined();
  expect(store.weight).toBe(0);
});

test("is never heavier than its limit, whatever is put in and taken out", () => {
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
