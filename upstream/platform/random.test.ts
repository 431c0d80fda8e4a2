import { describe, expect, it } from "vitest";
import { createRandom } from "./random.ts";

const draws = (seed: string, count: number): number[] => {
  const random = createRandom(seed);
  return Array.from({ length: count }, () => random.next());
};
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe("random numbers", () => {
  it("are the same for ever for the same seed", () => {
    const random = createRandom("match 1010120260000");
    expect(Array.from({ length: 6 }, () => random.integer(0, 999_999))).toEqual([
      999831, 266561, 265929, 990593, 979353, 78443,
    ]);
  });

  it("differ between seeds that differ in one digit", () => {
    expect(new Set(Array.from({ length: 500 }, (_, index) => draws(`match ${index}`, 1)[0])).size).toBe(500);
  });

  it("fill the range from 0 to 1 evenly, and the first of each seed does too", () => {
    const firsts = Array.from({ length: 5_000 }, (_, index) => draws(`match ${index}`, 1)[0]!);
    for (const numbers of [draws("even", 5_000), firsts]) {
      expect(mean(numbers)).toBeCloseTo(0.5, 1);
      for (let tenth = 0; tenth < 10; tenth++) {
        const count = numbers.filter((one) => Math.floor(one * 10) === tenth).length;
        expect(count).toBeGreaterThan(420);
        expect(count).toBeLessThan(580);
      }
    }
  });

  it("are whole numbers with both ends included", () => {
    const random = createRandom("ends");
    const found = new Set(Array.from({ length: 300 }, () => random.integer(-1, 2)));
    expect([...found].sort((one, other) => one - other)).toEqual([-1, 0, 1, 2]);
  });

  it("wait one unit of time on average, never less than nothing", () => {
    const random = createRandom("wait");
    const waits = Array.from({ length: 5_000 }, () => random.wait());
    expect(mean(waits)).toBeCloseTo(1, 1);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
  });

  it("shuffle into every order, and keep the given list", () => {
    const items = ["a", "b", "c"];
    const random = createRandom("shuffle");
    const orders = new Set(Array.from({ length: 200 }, () => random.shuffle(items).join("")));
    expect(orders.size).toBe(6);
    expect(items).toEqual(["a", "b", "c"]);
  });
});
