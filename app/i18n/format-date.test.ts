import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { addDays } from "#contract/time/zone";
import { formatDate, formatWeekday } from "./format-date.ts";

describe("dates in the seven languages", () => {
  test.each([
    ["en", "21 Nov 2026", "Sat 21 Nov", "Sat 21 Nov 2026"],
    ["th", "21 พ.ย. 2026", "ส. 21 พ.ย.", "ส. 21 พ.ย. 2026"],
    ["vn", "21/11/2026", "T7, 21/11", "T7, 21/11/2026"],
    ["kh", "21 វិច្ឆិកា 2026", "សៅរ៍ 21 វិច្ឆិកា", "សៅរ៍ 21 វិច្ឆិកា 2026"],
    ["zh-Hans", "2026年11月21日", "11月21日 周六", "2026年11月21日 周六"],
    ["zh-Hant", "2026年11月21日", "11月21日 星期六", "2026年11月21日 星期六"],
    ["pt", "21/11/2026", "sáb., 21/11", "sáb., 21/11/2026"],
  ] as const)("%s", (locale, date, row, full) => {
    expect(formatDate("2026-11-21", locale, "date")).toBe(date);
    expect(formatDate("2026-11-21", locale, "row")).toBe(row);
    expect(formatDate("2026-11-21", locale, "full")).toBe(full);
  });

  test("a day below ten has two digits in English", () => {
    expect(formatDate("2026-05-03", "en", "date")).toBe("03 May 2026");
  });

  test("and one in Thai and Khmer", () => {
    expect(formatDate("2026-12-03", "th", "full")).toBe("พฤ. 3 ธ.ค. 2026");
    expect(formatDate("2026-12-03", "kh", "row")).toBe("ព្រហស្បតិ៍ 3 ធ្នូ");
  });

  test.each(LOCALE_CODES)("%s has a name for each day and month, a Gregorian year and Latin digits only", (locale) => {
    for (let day = 0; day < 365; day += 5) {
      const date = addDays("2027-01-01", day);
      expect(formatWeekday(date, locale)).not.toBe("");
      expect(formatDate(date, locale, "full")).toMatch(/2027/);
      expect(formatDate(date, locale, "full")).not.toMatch(/undefined|[๐-๙០-៩]|\s$/);
    }
  });
});
