import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hubName, nextHub } from "./next-hub.ts";

test.each<[full: number[], most: number, random: number, expected: number | undefined]>([
  [[], 100, 0.99, 1],
  [[1], 100, 0.99, 2],
  [[1, 2], 100, 0, 3],
  [[1, 2], 100, 0.99, 4],
  [[1, 2, 4], 100, 0, 5],
  [[1, 2, 4], 100, 0.99, 8],
  [[64], 100, 0.99, 100],
  [[64], 100, 0, 65],
  [[1, 2, 4], 4, 0.99, 3],
  [[4], 4, 0, 1],
  [[1], 1, 0, undefined],
  [[1, 2, 3], 3, 0.5, undefined],
  // Remembered from before the most was lowered.
  [[7], 3, 0, 1],
])("with %j full of at most %i, and chance %d, hub %s is next", (full, most, random, expected) => {
  expect(nextHub(new Set(full), most, random)).toBe(expected);
});

test("a hundred hubs of which half are full are found by nine questions in the middle of chance", () => {
  const full = new Set<number>();
  const numbers: number[] = [];
  for (let number = nextHub(full, 100, 0.5) ?? 0; number <= 50; number = nextHub(full, 100, 0.5) ?? 0) {
    numbers.push(number);
    full.add(number);
  }
  expect(numbers).toEqual([1, 2, 4, 7, 11, 17, 26, 40]);
});

test("one hub after the other is asked, each once, until all are known to be full", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
      (most, chance) => {
        const full = new Set<number>();
        for (let count = 0; count < most; count += 1) {
          const number = nextHub(full, most, chance.next().value as number) ?? 0;
          expect(full.has(number)).toBe(false);
          expect(number >= 1 && number <= most).toBe(true);
          full.add(number);
        }
        expect(nextHub(full, most, 0)).toBeUndefined();
      },
    ),
  );
});

test("names are those of objects that exist", () => {
  expect(hubName("football", "apac-se", 3)).toBe("football:apac-se:3");
});
