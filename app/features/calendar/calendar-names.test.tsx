import fs from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { chosenDays, readSetup } from "./calendar-setup.ts";
import { type CalendarFile, calendarNames } from "./calendar-words.ts";
import { DateRangeFields } from "./DateRangeFields.tsx";
import { firstDayOf } from "./weeks.ts";

const fileOf = (code: LocaleCode): CalendarFile =>
  JSON.parse(
    fs.readFileSync(path.resolve(import.meta.dirname, `../../../locales/${code}/calendar.json`), "utf8"),
  ) as CalendarFile;

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

  test("has the fields of a range in a form that works as it stands", () => {
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf(code, ["common", "frame", "calendar"])}>
        <DateRangeFields
          action="/x"
          from="2026-10-01"
          min="2023-10-17"
          max="2026-11-17"
          label="Label"
          hidden={{ show: "live", season: undefined }}
        />
      </I18nextProvider>,
    );
    expect(html).toContain('<form class="range" action="/x" data-calendar="date" data-range="" data-submit="">');
    expect(html).toContain('type="date" min="2023-10-17" max="2026-11-17" name="from" value="2026-10-01"');
    expect(html).toContain('<input type="hidden" name="show" value="live"/>');
    expect(html).not.toContain("season");
    expect(html).not.toContain("style=");
  });
});

test.each([
  ["en", "Saturday 17 October 2026", "October 2026"],
  ["th", "วันเสาร์ ที่ 17 ตุลาคม 2026", "ตุลาคม 2026"],
  ["vn", "Thứ Bảy, ngày 17 tháng 10 năm 2026", "Tháng 10 năm 2026"],
  ["kh", "ថ្ងៃសៅរ៍ ទី 17 ខែ តុលា ឆ្នាំ 2026", "តុលា 2026"],
  ["zh-Hans", "2026年10月 17日 星期六", "2026年10月"],
  ["zh-Hant", "2026年10月 17日 星期六", "2026年10月"],
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

describe("what the page says of a calendar", () => {
  const field = { value: "", min: "", max: "", required: false };
  const place = { data: {}, fields: [field], label: "Day", tag: "th", width: 390, deviceDay: "2026-11-21" };
  const words = fileOf("en");

  test("nothing: a single day among all, six weeks, 24 hours", () => {
    expect(readSetup(place, words)).toMatchObject({
      mode: "date",
      firstDay: 0,
      isTrimmed: false,
      minuteStep: 1,
      is12Hours: false,
      today: "2026-11-21",
      values: [{}],
      rules: { isRange: false, isRequired: false, months: 1, disallowed: new Set() },
    });
  });

  test("everything", () => {
    const data = { calendar: "datetime", range: "", trimmed: "", minutes: "15", hours: "12", today: "2022-11-25" };
    const limited = { value: "2026-10-17T18:30", min: "2026-10-01T12:00", max: "2026-10-31T12:00", required: true };
    const setup = readSetup(
      { ...place, data: { ...data, disabled: "2026-10-20 2026-10-21" }, fields: [limited, field], width: 1_280 },
      words,
    );
    expect(setup).toMatchObject({
      mode: "datetime",
      isTrimmed: true,
      minuteStep: 15,
      is12Hours: true,
      today: "2022-11-25",
      values: [{ date: "2026-10-17", time: "18:30" }, {}],
      rules: {
        isRange: true,
        isRequired: true,
        months: 3,
        reach: { min: "2026-10-01", max: "2026-10-31" },
        disallowed: new Set(["2026-10-20", "2026-10-21"]),
      },
    });
    expect(chosenDays(setup.values)).toEqual({ from: "2026-10-17", to: "2026-10-17" });
  });

  test("limits between which nothing lies are refused", () => {
    const fields = [{ ...field, min: "2026-11-01", max: "2026-10-01" }];
    expect(() => readSetup({ ...place, fields }, words)).toThrow("Invalid page range provided.");
  });
});
