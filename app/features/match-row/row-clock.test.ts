import { expect, test } from "vitest";
import { isoMinute } from "~/i18n/zone-offsets";
import { readClock, untilNextTick, writeClock } from "./row-clock.ts";

const kickOff = Date.parse("2026-11-21T12:15:20Z");
const secondHalf = { from: 46, startedAt: Date.parse("2026-11-21T13:15:30.250Z") } as const;

test("a clock is carried as seconds after the minute of the kick-off, and read as it was", () => {
  const text = writeClock(secondHalf, kickOff);
  expect(text).toBe("46:3630.25");
  expect(readClock(text, isoMinute(kickOff))).toEqual(secondHalf);
});

test("a clock that counts down is carried as what was left when it started", () => {
  const clock = { left: 260, startedAt: Date.parse("2026-11-21T12:40:00.500Z") };
  expect(writeClock(clock, kickOff)).toBe("-260:1500.5");
  expect(readClock("-260:1500.5", isoMinute(kickOff))).toEqual(clock);
});

test.each([
  ["minutes", secondHalf, 30_000, 30_000],
  ["seconds, on the full second", { left: 60, startedAt: secondHalf.startedAt - 400 }, 20_300, 450],
  ["seconds of a period that is over: never", { left: 60, startedAt: secondHalf.startedAt }, 60_000, undefined],
])("%s are written anew", (_what, clock, later, wait) => {
  expect(untilNextTick(clock, secondHalf.startedAt + later)).toBe(wait);
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
