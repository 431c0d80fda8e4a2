import { addDays } from "#contract/time/zone";
import { WEEKS } from "~/ui/dates/calendar-values";
import { monthOf, weekdayOf } from "~/ui/dates/dates";

/** 0 is Sunday, 1 Monday. */
export type FirstDay = 0 | 1;

/**
 * First day of the week by BCP 47 tag: CLDR week data of the countries that use each language (TH, KH, HK, BR, PT:
 * Sunday; VN, CN: Monday); for English the world default, Monday.
 */
const FIRST_DAYS: Readonly<Record<string, FirstDay>> = {
  en: 1,
  th: 0,
  vi: 1,
  km: 0,
  "zh-Hans": 1,
  "zh-Hant": 0,
  pt: 0,
};

export const firstDayOf = (tag: string): FirstDay => FIRST_DAYS[tag] ?? 1;

/** Days since the start of the week. */
export const dayOfWeek = (date: string, firstDay: FirstDay): number => (weekdayOf(date) - firstDay + 7) % 7;

/** A month's weeks, including adjacent days: six, or if trimmed as many as the month has. */
export function weeksOf(month: string, firstDay: FirstDay, isTrimmed = false): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -dayOfWeek(first, firstDay));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
  return isTrimmed ? weeks.filter((week) => week.some((date) => monthOf(date) === month)) : weeks;
}
