import { expect, it } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { valueIn } from "./values.ts";

/** Half past nine in the evening in New York, when it is the next day in Asia. */
const TIP_OFF = Date.parse("2026-11-27T02:30:00Z");
const timeZone = "America/New_York";

it.each<[LocaleCode, day: string, time: string]>([
  ["en", "26 November 2026", "21:30 (UTC-5)"],
  ["th", "27 พฤศจิกายน 2026", "09:30 น. (เวลาไทย)"],
  ["vn", "27/11/2026", "09:30 (giờ Việt Nam)"],
  ["kh", "27 ខែវិច្ឆិកា ឆ្នាំ 2026", "09:30 (ម៉ោង\u200bកម្ពុជា)"],
  ["zh-Hans", "2026年11月27日", "10:30（北京时间）"],
  ["zh-Hant", "2026年11月27日", "10:30（香港時間）"],
  ["pt", "26 de novembro de 2026", "23:30 (horário de Brasília)"],
])("a story in %s tells a match's day and time by its readers' clock", (locale, day, time) => {
  expect(valueIn({ day: TIP_OFF, timeZone }, locale)).toBe(day);
  expect(valueIn({ time: TIP_OFF, timeZone }, locale)).toBe(time);
});

it.each<[LocaleCode, string]>([
  ["pt", "30 de novembro de 2026"],
  ["th", "30 พฤศจิกายน 2026"],
])("a day of the calendar is the same for all readers (%s)", (locale, text) => {
  expect(valueIn({ date: Date.parse("2026-11-30T00:00:00Z") }, locale)).toBe(text);
});

const STORY = { day: Date.parse("2026-11-28T15:00:00Z"), timeZone: "Europe/London" };

it.each<[LocaleCode, string, string]>([
  ["en", "2026-12-01T20:00:00Z", "Tuesday"],
  ["en", "2026-12-12T20:00:00Z", "12 December"],
  ["en", "2027-01-02T20:00:00Z", "2 January 2027"],
  ["pt", "2026-12-01T20:00:00Z", "1 de dezembro"],
  ["th", "2026-12-01T08:00:00Z", "1 ธันวาคม"],
  ["kh", "2026-12-01T08:00:00Z", "1 ខែធ្នូ"],
  ["zh-Hans", "2027-01-02T08:00:00Z", "2027年1月2日"],
])("after the story's own day, %s names %s as %s", (locale, day, text) => {
  expect(valueIn({ day: Date.parse(day), timeZone: STORY.timeZone }, locale, STORY)).toBe(text);
});
