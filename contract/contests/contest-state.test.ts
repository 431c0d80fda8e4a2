import { describe, expect, it } from "vitest";
import { contestState } from "./contest-state.ts";

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
});
