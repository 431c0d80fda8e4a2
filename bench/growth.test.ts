import { expect, test } from "vitest";
import { MINUTE } from "#contract/time/units";
import { growth, settled } from "./growth.ts";

const series = (...bytes: number[]) => bytes.map((value, index) => ({ at: index * MINUTE, bytes: value }));

test("the first third of the time does not count", () => {
  expect(settled(series(1, 2, 3, 4, 5, 6, 7)).map(({ bytes }) => bytes)).toEqual([3, 4, 5, 6, 7]);
});

test.each([
  ["a series that stays", [100, 100, 100, 100, 100, 100, 100], 0],
  ["one that fills its caches first", [10, 60, 100, 100, 100, 100, 100], 0],
  ["one that grows all the time", [100, 110, 120, 130, 140, 150, 160], 40 / 120],
  ["one that shrinks", [200, 200, 200, 190, 180, 170, 160], -40 / 200],
  ["one that swings", [100, 100, 100, 110, 100, 110, 100], 0],
  ["a single high sample", [100, 100, 100, 100, 900, 100, 100], 0],
  ["a last sample that is high", [100, 100, 100, 100, 100, 100, 120], 0],
])("%s", (_, bytes, expected) => {
  expect(growth(series(...bytes))).toBeCloseTo(expected, 2);
});

test("of fewer than two samples nothing is known", () => {
  expect(growth([])).toBeNaN();
  expect(growth(series(100))).toBeNaN();
});
