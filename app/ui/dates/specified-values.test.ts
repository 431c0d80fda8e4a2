import { describe, expect, test } from "vitest";
import { CALENDAR_ERRORS, CalendarError, type CalendarFault } from "~/features/calendar/calendar-state";
import { parseMoment } from "~/features/calendar/moment";
import { weeksOf } from "~/features/calendar/weeks";
import { swipedTo } from "~/ui/swipe";
import {
  CALENDAR_SCREENS,
  HIDE_DELAY,
  INPUT_DEBOUNCE,
  LONGEST_DATE_TEXT,
  MINUTE_STEP,
  monthsBeside,
  SWIPE_LEAST_ACROSS,
  SWIPE_LONGEST,
  SWIPE_MOST_DOWN,
  WEEKS,
  YEAR_GRID,
} from "./calendar-values.ts";

describe("the specification's values of the calendar (section 9)", () => {
  test.each([
    ["years in the grid", YEAR_GRID, 12],
    ["a swipe’s longest time", SWIPE_LONGEST, 300],
    ["its least way across", SWIPE_LEAST_ACROSS, 60],
    ["its most down", SWIPE_MOST_DOWN, 80],
    ["the pause after typing", INPUT_DEBOUNCE, 1_000],
    ["the delay before it hides", HIDE_DELAY, 110],
    ["the limit of a date’s text", LONGEST_DATE_TEXT, 1_000],
    ["weeks of a month", WEEKS, 6],
    ["the step of minutes", MINUTE_STEP, 1],
  ])("%s is %i", (_name, value, specified) => {
    expect(value).toBe(specified);
  });

  test("breakpoints are 640, 768, 1024 and 1280", () => {
    expect(CALENDAR_SCREENS.map(({ from }) => from)).toEqual([640, 768, 1_024, 1_280]);
  });
});

describe("its error texts (section 8)", () => {
  test.each<[CalendarFault, string]>([
    ["moveDisabled", "Move target is disabled"],
    ["invalidRange", "Invalid page range provided."],
    ["notDisplayed", "Navigation disabled while calendar is not yet displayed."],
  ])("%s: %s", (fault, text) => {
    expect(new CalendarError(fault)).toMatchObject({ name: "CalendarError", fault, message: text });
  });

  test("are three", () => {
    expect(Object.keys(CALENDAR_ERRORS)).toHaveLength(3);
  });
});

describe("months beside each other", () => {
  test.each([
    [390, true, 1],
    [640, true, 1],
    [767, true, 1],
    [768, true, 2],
    [1_024, true, 2],
    [1_280, true, 3],
    [1_280, false, 1],
  ])("in %i pixels, range %s: %i", (width, isRange, months) => {
    expect(monthsBeside(width, isRange)).toBe(months);
  });
});

describe("the limit of a text that is read as a date", () => {
  test.each([
    [1_000, { date: "2026-10-17" }],
    [1_001, undefined],
  ])("%i characters", (length, expected) => {
    expect(parseMoment("2026-10-17".padEnd(length), "date")).toEqual(expected);
  });
});

describe("a swipe over the calendar", () => {
  test.each([
    ["at the limits", { right: -60, down: 80, duration: 300 }, "next"],
    ["to the right", { right: 60, down: -80, duration: 300 }, "prev"],
    ["a millisecond too slow", { right: -60, down: 0, duration: 301 }, undefined],
    ["a pixel too short", { right: -59, down: 0, duration: 100 }, undefined],
    ["a pixel too far down", { right: -60, down: 81, duration: 100 }, undefined],
  ])("%s", (_name, stroke, to) => {
    expect(swipedTo(stroke)).toBe(to);
  });
});

describe("weeks of a month", () => {
  test.each([
    ["2026-02", 0, false, 6, "2026-02-01"],
    ["2026-02", 0, true, 4, "2026-02-01"],
    ["2026-02", 1, false, 6, "2026-01-26"],
    ["2026-02", 1, true, 5, "2026-01-26"],
    ["2026-08", 1, true, 6, "2026-07-27"],
  ] as const)("%s from day %i, trimmed %s: %i, the first day %s", (month, firstDay, isTrimmed, count, first) => {
    const weeks = weeksOf(month, firstDay, isTrimmed);
    expect(weeks).toHaveLength(count);
    expect(weeks[0]?.[0]).toBe(first);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });
});
