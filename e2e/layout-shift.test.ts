import { expect, test } from "vitest";
import { inWords, scoreOf } from "./layout-shift.ts";

const shift = (value: number, at: number) => ({ value, at, what: "<p>" });

test.each<[string, [number, number][], number]>([
  ["nothing", [], 0],
  ["one", [[0.25, 100]], 0.25],
  [
    "what is less than a second apart is one session",
    [
      [0.25, 100],
      [0.25, 1_099],
    ],
    0.5,
  ],
  [
    "a second later another begins",
    [
      [0.25, 100],
      [0.5, 1_100],
    ],
    0.5,
  ],
  ["a session lasts five seconds", [0, 900, 1_800, 2_700, 3_600, 4_500, 5_400].map((at) => [0.125, at]), 0.75],
])("the score of shifts: %s", (_name, shifts, score) => {
  expect(scoreOf(shifts.map(([value, at]) => shift(value, at)))).toBe(score);
});

test("shifts in words name how much, when and what", () => {
  expect(inWords([shift(0.5, 12.4), shift(0.25, 900)])).toBe("0.5 at 12 ms: <p>\n0.25 at 900 ms: <p>");
});
