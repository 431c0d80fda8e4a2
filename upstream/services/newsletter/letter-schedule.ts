import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { utcDate } from "#contract/time/dates";
import { DAY, HOUR, WEEK } from "#contract/time/units";
import type { LetterRun } from "./letter-message.ts";

/** 1970-01-05, the first Monday. */
const FIRST_MONDAY = 4 * DAY;

/** Hours of Monday (UTC) at which the letter is sent: morning for most of its readers. */
const HOURS: Readonly<Record<LocaleCode, number>> = {
  "zh-Hans": 0,
  "zh-Hant": 0,
  th: 1,
  vn: 1,
  kh: 1,
  en: 7,
  pt: 11,
};

/** Milliseconds after its hour in which a letter is still sent if the trigger failed. */
const STILL_DUE = 36 * HOUR;

/** The due letters, by the site's clock in milliseconds. */
export function dueLetters(now: number): LetterRun[] {
  const monday = FIRST_MONDAY + Math.floor((now - FIRST_MONDAY) / WEEK) * WEEK;
  const week = utcDate(monday);
  const isDue = (language: LocaleCode): boolean => {
    const since = now - monday - HOURS[language] * HOUR;
    return since >= 0 && since < STILL_DUE;
  };
  return LOCALE_CODES.filter(isDue).map((language) => ({ week, language }));
}

/** The seven days before a week's Monday, which its letter covers, in milliseconds; `until` is exclusive. */
export function toWindow(week: string): { from: number; until: number } {
  const until = Date.parse(`${week}T00:00:00Z`);
  return { from: until - WEEK, until };
}
