import { describe, expect, it } from "vitest";
import { MINUTE, SECOND } from "#contract/time/units";
import { minuteAt, type PlayPeriod, ticksUntil } from "./match-clock.ts";

const first: PlayPeriod = {
  phase: "FIRST_HALF",
  firstMinute: 1,
  lastMinute: 45,
  startsAt: 1_000_000,
  endsAt: 1_000_000 + 47 * MINUTE + 20 * SECOND,
};
const second: PlayPeriod = { ...first, phase: "SECOND_HALF", firstMinute: 46, lastMinute: 90 };

describe("the minute of a match", () => {
  it.each([
    [first, 0, { minute: 1 }],
    [first, 59, { minute: 1 }],
    [first, 60, { minute: 2 }],
    [first, 45 * 60 - 1, { minute: 45 }],
    [first, 45 * 60, { minute: 45, addedMinute: 1 }],
    [first, 47 * 60 + 19, { minute: 45, addedMinute: 3 }],
    [first, 60 * 60, { minute: 45, addedMinute: 3 }],
    [second, 0, { minute: 46 }],
    [second, 46 * 60, { minute: 90, addedMinute: 2 }],
  ])("counts from 1 and puts added time behind the last minute, case %#", (period, seconds, expected) => {
    expect(minuteAt(period, period.startsAt + seconds * SECOND)).toEqual(expected);
  });

  it("changes exactly where a tick is counted", () => {
    for (let second = 1; second < 50 * 60; second++) {
      const [before, after] = [second - 1, second].map((one) => first.startsAt + one * SECOND) as [number, number];
      const hasChanged = JSON.stringify(minuteAt(first, before)) !== JSON.stringify(minuteAt(first, after));
      expect(ticksUntil(first, after) - ticksUntil(first, before)).toBe(hasChanged ? 1 : 0);
    }
  });

  it("has no ticks before the period", () => {
    expect(ticksUntil(first, 0)).toBe(0);
  });
});
