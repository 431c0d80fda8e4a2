import { describe, expect, it, test } from "vitest";
import { contestDay, kickOffsOfDay, lockOf, openHours, openingDay } from "./contest-days.ts";
import { pickWindow } from "./pick-window.ts";

const bangkok = (text: string): number => Date.parse(`${text}+07:00`);
const DAY = "2026-11-26";

describe("a day of the game", () => {
  it.each([
    ["2026-11-26T00:00:00", "2026-11-26"],
    ["2026-11-25T23:59:59", "2026-11-25"],
    ["2027-01-01T00:00:00", "2027-01-01"],
  ])("%s in Bangkok is %s", (instant, day) => {
    expect(contestDay(bangkok(instant))).toBe(day);
  });

  it("is open from 10:00 to 21:00", () => {
    expect(openHours(DAY)).toEqual({ from: bangkok("2026-11-26T10:00:00"), to: bangkok("2026-11-26T21:00:00") });
  });

  it("is about the kick-offs until the next one opens", () => {
    expect(kickOffsOfDay(DAY)).toEqual({ from: bangkok("2026-11-26T10:00:00"), to: bangkok("2026-11-27T10:00:00") });
  });
});

describe("a match is locked", () => {
  it.each([
    ["at its kick-off", "2026-11-26T14:30:00", "2026-11-26T14:30:00"],
    ["at its kick-off, a second before the end of the day", "2026-11-26T20:59:59", "2026-11-26T20:59:59"],
    ["at the end of the day's hours", "2026-11-26T21:00:00", "2026-11-26T21:00:00"],
    ["then too where it kicks off after midnight", "2026-11-27T02:45:00", "2026-11-26T21:00:00"],
    ["at once, where it kicks off with the opening", "2026-11-26T10:00:00", "2026-11-26T10:00:00"],
  ])("%s", (_, kickOff, lock) => {
    expect(lockOf(DAY, bangkok(kickOff))).toBe(bangkok(lock));
  });
});

describe("a pick", () => {
  it.each([
    ["2026-11-26T09:59:59.999", "before"],
    ["2026-11-26T10:00:00", "open"],
    ["2026-11-26T14:29:59.999", "open"],
    ["2026-11-26T14:30:00", "locked"],
    ["2026-11-28T12:00:00", "locked"],
  ] as const)("at %s finds the match %s", (instant, window) => {
    expect(
      pickWindow(bangkok(instant), { opensAt: openHours(DAY).from, lockedAt: bangkok("2026-11-26T14:30:00") }),
    ).toBe(window);
  });
});

const MATCHES = [
  { day: "2026-10-18", lockedAt: 30 },
  { day: "2026-10-17", lockedAt: 10 },
  { day: "2026-10-17", lockedAt: 12 },
];

test.each([
  ["before the first", 5, "2026-10-17"],
  ["while one of its matches can be picked", 11, "2026-10-17"],
  ["once all of a day are locked", 12, "2026-10-18"],
  ["after the last", 30, "2026-10-18"],
])("a contest opens with its next day: %s", (_, now, day) => {
  expect(openingDay(MATCHES, now)).toBe(day);
});

test("a contest without matches has none", () => {
  expect(openingDay([], 0)).toBeUndefined();
});
