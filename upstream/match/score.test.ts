import { expect, it } from "vitest";
import { minus, plus, scoreOf, sideAhead } from "./score.ts";

it.each([
  [[2, 1], "home"],
  [[0, 4], "away"],
  [[3, 3], undefined],
] as const)("the side ahead at %j is %s", (pair, side) => {
  expect(sideAhead(pair)).toBe(side);
});

it("a score counts the goals of each side, home first", () => {
  expect(scoreOf([{ side: "away" }, { side: "home" }, { side: "away" }])).toEqual([1, 2]);
  expect(scoreOf([])).toEqual([0, 0]);
});

it("pairs are added and taken from each other side by side", () => {
  expect(plus([1, 2], [3, 0])).toEqual([4, 2]);
  expect(minus([4, 2], [3, 0])).toEqual([1, 2]);
});
