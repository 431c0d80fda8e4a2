import { describe, expect, test } from "vitest";
import { loadShownDay } from "./load-shown-day.server.ts";
import { testContext } from "./test-context.ts";

/** 20:40 on 21 November in Hanoi, unless told. */
function load(query: string, now = Date.parse("2026-11-21T13:40:00Z")) {
  const { context, isCacheable } = testContext(() => ({}), { now });
  return { shown: loadShownDay(context, new URLSearchParams(query)), isCacheable };
}

describe("the day of a list", () => {
  test.each([
    ["", "2026-11-21", "all"],
    ["date=2026-11-23", "2026-11-23", "all"],
    ["date=2026-11-23&show=finished", "2026-11-23", "finished"],
    ["date=2026-11-23&show=live", "2026-11-21", "live"],
  ])("of ?%s is %s, and shows %s", (query, date, show) => {
    const { shown } = load(query);
    expect([shown.day.date, shown.show, shown.day.today]).toEqual([date, show, "2026-11-21"]);
  });

  test("is today by the visitor's clock, not by ours", () => {
    expect(load("", Date.parse("2026-11-21T17:30:00Z")).shown.day.date).toBe("2026-11-22");
  });

  test("has the day before only while its last matches may be played", () => {
    expect(load("", Date.parse("2026-11-21T17:30:00Z")).shown.day.before).toBe("2026-11-21");
    expect(load("").shown.day).not.toHaveProperty("before");
    expect(load("date=2026-11-23").shown.day).not.toHaveProperty("before");
  });

  test("has its neighbours in words", () => {
    const { days, day } = load("").shown;
    expect([day.near, days.previous?.date, days.next?.date]).toEqual(["today", "2026-11-20", "2026-11-22"]);
    expect(days.strip.find(({ isShown }) => isShown)).toMatchObject({ date: "2026-11-21", weekday: "Sat" });
  });

  test.each([
    ["date=tomorrow", 400],
    ["date=2026-02-30", 400],
    ["show=everything", 400],
  ])("of ?%s is refused", (query, status) => {
    expect(() => load(query)).toThrow(expect.objectContaining({ init: { status } }));
  });
});
