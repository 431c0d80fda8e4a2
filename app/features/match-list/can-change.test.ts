import { describe, expect, test } from "vitest";
import { HOUR } from "#contract/time/units";
import { finished, live, STATES, scheduled } from "~/features/match-row/test-matches";
import { canChange, nextKickOff } from "./can-change.ts";

const { kickOff } = scheduled;

describe("whether a match may still change", () => {
  test.each([
    ["live, whenever it began", live, 9 * HOUR, true],
    ["interrupted", STATES.interrupted, 2 * HOUR, true],
    ["kicks off tomorrow at this time", scheduled, -24 * HOUR, true],
    ["kicks off the day after tomorrow", scheduled, -48 * HOUR, false],
    ["should have begun and nobody told", scheduled, 2 * HOUR, true],
    ["should have begun yesterday", scheduled, 24 * HOUR, false],
    ["has just ended", finished, 2 * HOUR, true],
    ["ended long ago", finished, 6 * HOUR, false],
    ["postponed", STATES.postponed, 0, false],
  ])("%s", (_name, match, later, expected) => {
    expect(canChange(match, kickOff + later)).toBe(expected);
  });
});

describe("the next kick-off", () => {
  const at = (hours: number) => ({ ...scheduled, kickOff: kickOff + hours * HOUR });

  test("is the earliest to come, not the first in the list", () => {
    expect(nextKickOff([at(3), at(-1), at(1), live], kickOff)).toBe(kickOff + HOUR);
  });

  test("is none of those whose time is not known, and none at all when all have begun", () => {
    expect(nextKickOff([STATES.timeUnknown, live, finished, at(-1)], kickOff)).toBeUndefined();
  });
});
