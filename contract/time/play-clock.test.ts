import { describe, expect, it } from "vitest";
import { MOST_ADDED, type PlayClock, playMinute, untilNextMinute } from "./play-clock.ts";
import { MINUTE } from "./units.ts";

const at = (minutes: number, from: PlayClock["from"] = 1) => playMinute({ startedAt: 0, from }, minutes * MINUTE);

describe("the minute of a running period", () => {
  it.each([
    [0, 1, { minute: 1 }],
    [0.99, 1, { minute: 1 }],
    [1, 1, { minute: 2 }],
    [44.9, 1, { minute: 45 }],
    [45, 1, { minute: 45, addedMinute: 1 }],
    [47.5, 1, { minute: 45, addedMinute: 3 }],
    [0, 46, { minute: 46 }],
    [45, 46, { minute: 90, addedMinute: 1 }],
    [15, 91, { minute: 105, addedMinute: 1 }],
    [15, 106, { minute: 120, addedMinute: 1 }],
  ] as const)("%s minutes into a period from minute %s is %j", (minutes, from, expected) => {
    expect(at(minutes, from)).toEqual(expected);
  });

  it("is the first one before the start, when clocks differ a little", () => {
    expect(at(-2)).toEqual({ minute: 1 });
  });

  it("does not run away when nobody stops it", () => {
    expect(at(400)).toEqual({ minute: 45, addedMinute: MOST_ADDED });
  });

  it("changes exactly when its next minute begins", () => {
    const clock: PlayClock = { startedAt: 1_000, from: 46 };
    for (const now of [-5_000, 0, 1_000, 1_001, 60_999, 61_000, 200_000]) {
      const next = now + untilNextMinute(clock, now);
      expect(playMinute(clock, next)).not.toEqual(playMinute(clock, next - 1));
    }
  });
});
