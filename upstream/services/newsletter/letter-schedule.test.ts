import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { WEEK } from "#contract/time/units";
import { dueLetters, toWindow } from "./letter-schedule.ts";

const languagesAt = (instant: string) =>
  dueLetters(Date.parse(instant))
    .map(({ language }) => language)
    .sort();

describe("letters are due on a Monday's morning of their readers", () => {
  test.each([
    ["2026-11-22T23:59:59Z", []],
    ["2026-11-23T00:00:00Z", ["zh-Hans", "zh-Hant"]],
    ["2026-11-23T01:17:00Z", ["kh", "th", "vn", "zh-Hans", "zh-Hant"]],
    ["2026-11-23T07:00:00Z", ["en", "kh", "th", "vn", "zh-Hans", "zh-Hant"]],
    ["2026-11-23T11:00:00Z", [...LOCALE_CODES].sort()],
    ["2026-11-24T11:59:59Z", [...LOCALE_CODES].sort()],
    ["2026-11-24T13:00:00Z", ["en", "pt"]],
    ["2026-11-24T23:00:00Z", []],
    ["2026-11-28T12:00:00Z", []],
  ])("%s: %j", (instant, languages) => {
    expect(languagesAt(instant)).toEqual(languages);
  });

  test("each week once, by the date of its Monday", () => {
    const start = Date.parse("2026-11-16T00:00:00Z");
    const seen = new Set<string>();
    for (let hour = 0; hour < 15 * 24; hour++)
      for (const { week, language } of dueLetters(start + hour * 3_600_000)) seen.add(`${week} ${language}`);
    const weeks = ["2026-11-16", "2026-11-23", "2026-11-30"];
    expect([...seen].filter((run) => run.endsWith(" zh-Hant"))).toEqual(weeks.map((week) => `${week} zh-Hant`));
    expect(seen.size).toBe(3 * LOCALE_CODES.length);
  });

  test("they are about the seven days before", () => {
    const { from, until } = toWindow("2026-11-23");
    expect([new Date(from).toISOString(), until - from]).toEqual(["2026-11-16T00:00:00.000Z", WEEK]);
  });
});
