import { expect, test } from "vitest";
import { isoMinute } from "~/i18n/zone-offsets";
import { readClock, writeClock } from "./row-clock.ts";

const kickOff = Date.parse("2026-11-21T12:15:20Z");
const secondHalf = { from: 46, startedAt: Date.parse("2026-11-21T13:15:30.250Z") } as const;

test("a clock is carried as seconds after the minute of the kick-off, and read as it was", () => {
  const text = writeClock(secondHalf, kickOff);
  expect(text).toBe("46:3630.25");
  expect(readClock(text, isoMinute(kickOff))).toEqual(secondHalf);
});

test.each([
  ["", "2026-11-21T12:15Z"],
  ["46", "2026-11-21T12:15Z"],
  ["47:20", "2026-11-21T12:15Z"],
  ["46:20", ""],
  ["46:soon", "2026-11-21T12:15Z"],
])("“%s” at “%s” is no clock", (text, dateTime) => {
  expect(readClock(text, dateTime)).toBeUndefined();
});
