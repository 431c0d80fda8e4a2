import { expect, test } from "vitest";
import { extraTimeOf, hasExtraTime } from "./extra-time.ts";

test.each([
  ["110", "round_of_16", false],
  ["110", "final", true],
  ["404", "final", false],
  ["307", "round_of_16", true],
] as const)("level ties of %s in the %s: extra time %s", (id, stage, expected) => {
  expect(hasExtraTime(id, stage)).toBe(expected);
});

test.each([
  ["309", "2017-18", "always"],
  ["309", "2018-19", "finalOnly"],
  ["353", "2019-20", "always"],
  ["404", "2001", "never"],
])("ties of %s in %s: %s", (id, season, expected) => {
  expect(extraTimeOf(id, season)).toBe(expected);
});
