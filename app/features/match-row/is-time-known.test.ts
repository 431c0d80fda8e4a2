import { expect, test } from "vitest";
import { isTimeKnown } from "./match-state-view.ts";
import { finished, scheduled } from "./test-matches.ts";

test.each([
  ["a match to come", scheduled, true],
  ["one of which only the day is known", { ...scheduled, isTimeConfirmed: false }, false],
  ["a match that is over", finished, true],
  ["one of a source without times", { ...finished, isDayOnly: true as const }, false],
])("%s: %s", (_name, match, expected) => {
  expect(isTimeKnown(match)).toBe(expected);
});
