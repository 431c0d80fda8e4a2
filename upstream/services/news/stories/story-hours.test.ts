import { expect, test } from "vitest";
import { MINUTE } from "#contract/time/units";
import { hourOf, pauseOfClock } from "./story-hours.ts";

const AT = Date.parse("2026-10-17T14:20:00Z");

test("hours begin with the clock's", () => {
  expect(hourOf(AT)).toBe(hourOf(AT - 20 * MINUTE));
  expect(hourOf(AT)).not.toBe(hourOf(AT + 40 * MINUTE));
});

test.each([
  ["the next hour", {}, 40 * MINUTE],
  ["what is left", { left: 3 }, 1_000],
  ["a first failure", { left: 3, failures: 1 }, MINUTE],
  ["a third failure", { failures: 3 }, 4 * MINUTE],
  ["many failures", { failures: 20 }, 60 * MINUTE],
  ["a clock that may be moved", { isMovable: true }, 5_000],
])("the pause before %s", (_case, change, pause) => {
  expect(pauseOfClock({ now: AT, left: 0, failures: 0, isMovable: false, ...change })).toBe(pause);
});
