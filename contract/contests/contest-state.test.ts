import { describe, expect, it } from "vitest";
import { contestState, isLiveFor } from "./contest-state.ts";

const DATES = { startDate: 1_000, endDate: 2_000 };

describe("a contest", () => {
  it.each([
    [0, "upcoming"],
    [999, "upcoming"],
    [1_000, "ongoing"],
    [1_999, "ongoing"],
    [2_000, "past"],
    [9_000, "past"],
  ] as const)("at %d is %s", (now, state) => {
    expect(contestState(DATES, now)).toBe(state);
  });

  it.each([
    [500, false, false],
    [1_500, false, true],
    [1_500, true, false],
    [2_000, false, false],
  ])("at %d, entered: %s, has the dot: %s", (now, isParticipating, isLive) => {
    expect(isLiveFor({ ...DATES, isParticipating }, now)).toBe(isLive);
  });
});
