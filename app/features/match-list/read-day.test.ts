import { describe, expect, test } from "vitest";
import { isInReach, readDay } from "./read-day.ts";

const TODAY = "2026-11-21";

describe("the day a list is asked for", () => {
  test.each([
    ["nothing: today", null, TODAY],
    ["a day", "2026-10-17", "2026-10-17"],
    ["a day of a World Cup long past", "2018-07-15", "2018-07-15"],
    ["a day far ahead", "2031-01-01", "2031-01-01"],
    ["a year that no list has", "1850-01-01", undefined],
    ["a day that no calendar has", "2026-02-30", undefined],
    ["a leap day", "2024-02-29", "2024-02-29"],
    ["no date", "yesterday", undefined],
    ["nothing behind the equals sign", "", undefined],
    ["a date with something behind it", "2026-10-17T00:00", undefined],
  ])("%s", (_name, param, day) => {
    expect(readDay(param, TODAY)).toBe(day);
  });
});

describe("the reach of the calendar", () => {
  test.each([
    ["2023-11-20", false],
    ["2023-11-21", true],
    ["2026-12-21", true],
    ["2026-12-22", false],
  ])("%s in reach, three years back and one month ahead: %s", (date, expected) => {
    expect(isInReach(date, TODAY)).toBe(expected);
  });
});
