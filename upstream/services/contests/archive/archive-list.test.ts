import * as fc from "fast-check";
import { expect, test } from "vitest";
import { comparePlaces, fileOf, rankAmong } from "./archive-list.ts";

test.each([
  [[1], [2], -1],
  [["b"], ["a"], 1],
  [[-3, 7], [-3, 9], -1],
  [[-2, 1], [-3, 9], 1],
  [[4, 4], [4, 4], 0],
])("%j and %j are in this order: %i", (a, b, order) => {
  expect(comparePlaces(a, b)).toBe(order);
});

test("the file of a place is the last one that begins before it or there", () => {
  const sorted = fc.uniqueArray(fc.nat(1_000), { minLength: 1 }).map((ids) => ids.sort((a, b) => a - b));
  fc.assert(
    fc.property(sorted, fc.nat(1_000), (ids, id) => {
      const files = ids.map((first) => ({ first: [first], hash: "" }));
      expect(fileOf(files, [id])).toBe(
        Math.max(
          0,
          ids.findLastIndex((first) => first <= id),
        ),
      );
    }),
  );
});

test("a rank counts those with more points", () => {
  const ranked = [
    [9, 2],
    [4, 3],
    [-1, 1],
  ] as const;
  expect([10, 9, 4, 0, -1].map((points) => rankAmong(ranked, points))).toEqual([1, 1, 3, 6, 6]);
});
