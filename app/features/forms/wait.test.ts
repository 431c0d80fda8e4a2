import { expect, test } from "vitest";
import { saidSeconds, secondsUntil, waitOf } from "./sent-code.ts";

test.each([
  [0, "seconds", 1],
  [0.4, "seconds", 1],
  [59, "seconds", 59],
  [60, "seconds", 60],
  [119, "seconds", 119],
  [120, "minutes", 2],
  [121, "minutes", 3],
  [3_600, "minutes", 60],
  [7_199, "minutes", 120],
  [7_200, "hours", 2],
  [86_400, "hours", 24],
] as const)("%d s are said in %s: %d", (seconds, unit, count) => {
  expect(waitOf(seconds)).toEqual({ unit, count });
});

test.each([
  [0, 1],
  [61, 61],
  [121, 180],
  [872, 900],
  [7_201, 10_800],
])("a wait of %d s is said, and given in Retry-After, as %d", (seconds, said) => {
  expect(saidSeconds(seconds)).toBe(said);
});

test.each([
  [60_000, 0, 60],
  [60_000, 1, 60],
  [60_000, 1_000, 59],
  [60_000, 59_999, 1],
  [60_000, 60_000, 0],
  [60_000, 90_000, 0],
])("until %d at %d there are %d s", (instant, now, seconds) => {
  expect(secondsUntil(instant, now)).toBe(seconds);
});
