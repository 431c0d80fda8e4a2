import { describe, expect, test } from "vitest";
import { dayLinks, nearDay } from "./day-links.ts";

const TODAY = "2026-11-21";

describe("links from one day to others", () => {
  test("today stands amid three days before and three after", () => {
    const { strip, previous, next } = dayLinks(TODAY, TODAY);
    expect(strip.map(({ date }) => date.slice(5))).toEqual([
      "11-18",
      "11-19",
      "11-20",
      "11-21",
      "11-22",
      "11-23",
      "11-24",
    ]);
    expect(strip.filter(({ isShown }) => isShown).map(({ date }) => date)).toEqual([TODAY]);
    expect(previous).toMatchObject({ search: "?date=2026-11-20", near: "yesterday" });
    expect(next).toMatchObject({ search: "?date=2026-11-22", near: "tomorrow" });
  });

  test("today's address has no date", () => {
    expect(dayLinks("2026-11-22", TODAY).previous?.search).toBe("");
  });

  test("a day of long ago has neighbours too", () => {
    const { previous, next } = dayLinks("2018-07-15", TODAY);
    expect([previous?.date, next?.date]).toEqual(["2018-07-14", "2018-07-16"]);
  });

  test("nothing leads past the days that can be asked for", () => {
    expect(dayLinks("2099-12-31", TODAY).next).toBeUndefined();
    expect(dayLinks("1870-01-01", TODAY).previous).toBeUndefined();
    expect(dayLinks("2099-12-31", TODAY).strip.map(({ date }) => date.slice(-2))).toEqual(["28", "29", "30", "31"]);
  });

  test.each([
    ["2026-11-20", "yesterday"],
    ["2026-11-21", "today"],
    ["2026-11-22", "tomorrow"],
    ["2026-11-23", undefined],
  ])("%s is %s", (date, near) => {
    expect(nearDay(date, TODAY)).toBe(near);
  });
});
