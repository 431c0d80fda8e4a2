import fs from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { type CalendarTranslations, calendarNames } from "./calendar-names.ts";
import { firstDayOf } from "./weeks.ts";

const fileOf = (code: LocaleCode): CalendarTranslations =>
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, `../../../locales/${code}/calendar.json`), "utf8"),
  ) as CalendarTranslations;

describe.each(LOCALES)("$code", ({ code }) => {
  const names = calendarNames(fileOf(code));

  test("names twelve months and seven days, each otherwise", () => {
    expect(new Set(names.months).size).toBe(12);
    expect(new Set(names.weekdays).size).toBe(7);
    expect(new Set(names.shortWeekdays).size).toBe(7);
  });

  test("says Gregorian years in Latin digits", () => {
    for (const text of [names.day("2026-10-17"), names.month("2026-10"), names.title("months", "2026-10-17")])
      expect(text).toContain("2026");
    expect(names.title("years", "2026-10-17")).toMatch(/2016.*2027/);
  });
});

test("years are those that the visitor counts", () => {
  const names = calendarNames(fileOf("th"), 543);
  expect([names.day("2026-10-17"), names.month("2026-10"), names.title("months", "2026-10-17")]).toEqual([
    "วันเสาร์ที่ 17 ตุลาคม 2569",
    "ตุลาคม 2569",
    "2569",
  ]);
  expect(names.title("years", "2026-10-17")).toMatch(/2559.*2570/);
  expect(names.year(2026)).toBe("2569");
});

test.each([
  ["en", "Saturday 17 October 2026", "October 2026"],
  ["th", "วันเสาร์ที่ 17 ตุลาคม 2026", "ตุลาคม 2026"],
  ["vn", "Thứ Bảy, ngày 17 tháng 10 năm 2026", "Tháng 10 năm 2026"],
  ["kh", "ថ្ងៃសៅរ៍ ទី 17 ខែ តុលា ឆ្នាំ 2026", "តុលា 2026"],
  ["zh-Hans", "2026年10月17日 星期六", "2026年10月"],
  ["zh-Hant", "2026年10月17日 星期六", "2026年10月"],
  ["pt", "Sábado, 17 de outubro de 2026", "Outubro de 2026"],
] as const)("a day in %s is %s", (code, day, month) => {
  const names = calendarNames(fileOf(code));
  expect(names.day("2026-10-17")).toBe(day);
  expect(names.month("2026-10")).toBe(month);
});

test.each([
  ["en", 1],
  ["th", 0],
  ["vi", 1],
  ["km", 0],
  ["zh-Hans", 1],
  ["zh-Hant", 0],
  ["pt", 0],
  ["xx", 1],
])("weeks in %s begin with day %i", (tag, day) => {
  expect(firstDayOf(tag)).toBe(day);
});
