import fc from "fast-check";
import { expect, test } from "vitest";
import { SITEMAP_LIMITS, toChunks } from "./parts.ts";

const itself = (size: number): number => size;

test.each<[string, number[], [number, number][]]>([
  ["nothing is no part", [], []],
  ["what fits is one", [1, 1, 1], [[0, 3]]],
  ["as many as may be are one", [1, 1, 1, 1], [[0, 4]]],
  ["one more begins another", [1, 1, 1, 1, 1], [[0, 4], [4, 5]]], // biome-ignore format: a table
  ["as many bytes as may be are one", [4, 6], [[0, 2]]],
  ["one byte more begins another", [4, 7], [[0, 1], [1, 2]]], // biome-ignore format: a table
  ["what is too large stands alone", [1, 99, 1], [[0, 1], [1, 2], [2, 3]]], // biome-ignore format: a table
])("%s", (_case, sizes, chunks) => {
  expect(toChunks(sizes, itself, { entries: 4, bytes: 10 })).toEqual(chunks.map(([from, to]) => ({ from, to })));
});

test("parts hold everything once, in order and within the limits, and no two of them could be one", () => {
  const limits = { entries: 5, bytes: 20 };
  const sizes = fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 60 });
  fc.assert(
    fc.property(sizes, (given) => {
      const parts = toChunks(given, itself, limits).map(({ from, to }) => given.slice(from, to));
      const sum = (part: number[]) => part.reduce((all, one) => all + one, 0);
      expect(parts.flat()).toEqual(given);
      for (const part of parts) {
        expect(part.length).toBeLessThanOrEqual(limits.entries);
        expect(sum(part)).toBeLessThanOrEqual(limits.bytes);
      }
      for (const [index, part] of parts.slice(1).entries()) {
        const before = parts[index] ?? [];
        expect(before.length === limits.entries || sum(before) + (part[0] ?? 0) > limits.bytes).toBe(true);
      }
    }),
  );
});

test("50,001 addresses are two parts", () => {
  const chunks = toChunks(
    Array.from({ length: SITEMAP_LIMITS.entries + 1 }, () => 100),
    itself,
  );
  expect(chunks).toEqual([
    { from: 0, to: 50_000 },
    { from: 50_000, to: 50_001 },
  ]);
});

test("and so is more than 40 MB", () => {
  expect(toChunks([25_000_000, 25_000_000], itself)).toHaveLength(2);
});
