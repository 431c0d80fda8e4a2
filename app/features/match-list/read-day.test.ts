import { describe, expect, test } from "vitest";
import { isInReach, isMatchIndexed, readDay } from "./read-day.ts";

const TODAY = "2026-11-21";

describe("the day a list is asked for", () => {
  test.each([
    ["nothing: today", null, TODAY],
    ["a day", "2026-10-17", "2026-10-17"],
    ["a day of a World Cup long past", "2018-07-15", "2018-07-15"],
    ["a day far ahead", "2031-01-01", "2031-01-01"],
    ["a leap day", "2024-02-29", "2024-02-29"],
  ])("%s", (_name, param, date) => {
    expect(readDay(param, TODAY)).toEqual({ date });
  });

  test.each([
    ["a year before all lists", "1850-01-01", "dateOutOfRange"],
    ["the last day before them", "1869-12-31", "dateOutOfRange"],
    ["the first day after them", "2100-01-01", "dateOutOfRange"],
    ["a day that no calendar has", "2026-02-30", "badRequest"],
    ["the same in a year of no list", "1850-02-30", "badRequest"],
    ["no date", "yesterday", "badRequest"],
    ["nothing behind the equals sign", "", "badRequest"],
    ["a date with something behind it", "2026-10-17T00:00", "badRequest"],
  ])("%s is an error", (_name, param, error) => {
    expect(readDay(param, TODAY)).toEqual({ error });
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

describe("a match for search engines", () => {
  test.each([
    ["simulated", "2023-11-21", true],
    ["simulated", "2023-11-20", false],
    ["simulated", "2026-12-22", false],
    ["recorded", "2022-12-18", true],
    ["imported", "1966-07-30", true],
    ["supplied", "2010-07-11", true],
  ] as const)("%s of %s: %s", (source, date, expected) => {
    expect(isMatchIndexed(source, date, TODAY)).toBe(expected);
  });
});
