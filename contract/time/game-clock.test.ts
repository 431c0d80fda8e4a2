import { describe, expect, test } from "vitest";
import { formatLeft, secondsLeft } from "./game-clock.ts";

const START = Date.parse("2026-11-21T13:40:00Z");
const clock = { startedAt: START, left: 65 };

describe("the clock of a game", () => {
  test.each([
    ["before it starts", -5_000, 65],
    ["as it starts", 0, 65],
    ["within the first second", 999, 65],
    ["after a second", 1_000, 64],
    ["at the end", 65_000, 0],
    ["when nobody stops it", 3_600_000, 0],
  ])("%s", (_when, later, left) => {
    expect(secondsLeft(clock, START + later)).toBe(left);
  });

  test.each([
    [720, "12:00"],
    [605, "10:05"],
    [65, "1:05"],
    [9, "0:09"],
    [0, "0:00"],
  ])("%i seconds are written %s", (seconds, text) => {
    expect(formatLeft(seconds)).toBe(text);
  });
});
