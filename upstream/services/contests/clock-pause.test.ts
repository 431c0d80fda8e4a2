import { describe, expect, it } from "vitest";
import { HOUR, MINUTE } from "#contract/time/units";
import { isLookDue, pauseBeforeLook } from "./clock-pause.ts";

const NOW = Date.parse("2026-11-26T05:00:00Z");
const pause = (ahead: number, given: { failures?: number; isMovable?: boolean } = {}) =>
  pauseBeforeLook({ next: NOW + ahead, now: NOW, failures: 0, isMovable: false, ...given });

describe("the pause of the clock of contests", () => {
  it.each([
    ["what is due next", 20 * MINUTE, 20 * MINUTE],
    ["a minute, where it is due at once", 0, MINUTE],
    ["an hour at most", 5 * HOUR, HOUR],
    ["an hour, where nothing is left", Number.POSITIVE_INFINITY, HOUR],
  ])("lasts until %s", (_, ahead, expected) => {
    expect(pause(ahead)).toBe(expected);
  });

  it("is seconds where the clock may be moved, and longer with each failure", () => {
    expect(pause(5 * HOUR, { isMovable: true })).toBe(5_000);
    expect([1, 2, 3, 10].map((failures) => pause(0, { failures, isMovable: true }))).toEqual([
      MINUTE,
      2 * MINUTE,
      4 * MINUTE,
      HOUR,
    ]);
  });
});

it.each([
  ["never looked at", undefined, true],
  ["with something due now", { at: NOW - HOUR, next: NOW }, true],
  ["with something due later", { at: NOW - HOUR, next: NOW + 1 }, false],
  ["with nothing left", { at: NOW - HOUR, next: Number.POSITIVE_INFINITY }, false],
  ["last looked at a day ago", { at: NOW - 24 * HOUR, next: NOW + HOUR }, true],
  ["looked at before the clock was put back", { at: NOW + 1, next: NOW + HOUR }, true],
])("whether a contest %s is to be looked at", (_, looked, isDue) => {
  expect(isLookDue(looked, NOW)).toBe(isDue);
});
