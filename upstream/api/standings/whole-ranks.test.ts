import { expect, test } from "vitest";
import { wholeRanks } from "./whole-ranks.ts";

const equals = (figure: number, count: number): number[] => Array.from({ length: count }, () => figure);

test.each<[string, number[], number]>([
  ["a short list is whole", [3, 2, 1], 3],
  ["ten are ten where the eleventh has less", [...equals(5, 9), 4, 3], 10],
  ["equals of the tenth come too", [7, 6, 5, ...equals(2, 12), 1], 15],
  ["unless they are too many", [7, 6, 5, ...equals(2, 30)], 3],
  ["and would leave next to nothing", [7, ...equals(1, 30)], 10],
])("%s", (_name, figures, rows) => {
  expect(wholeRanks(figures, (figure) => figure)).toHaveLength(rows);
});
