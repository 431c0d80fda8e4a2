import { addDays } from "#contract/time/zone";
import { WEEKS } from "~/ui/dates/calendar-values";
import { monthOf, weekdayOf } from "~/ui/dates/dates";

/** 0 is Sunday, 1 Monday. */
export type FirstDay = 0 | 1;

/**
 * The day that weeks begin with, by BCP 47 tag: CLDR's week data of the countries that read each language (TH, KH, HK, BR,
 * PT: Sunday; VN, CN: Monday), for English that of the world, Monday.
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

/** Days since the week began. */
export const dayOfWeek = (date: string, firstDay: FirstDay): number => (weekdayOf(date) - firstDay + 7) % 7;

/** The days of a month in weeks, with those of its neighbours: six weeks, or where it is trimmed as many as it has. */
export function weeksOf(month: string, firstDay: FirstDay, isTrimmed = false): string[][] {
  const first = `${month}-01`;
  const start = addDays(first, -dayOfWeek(first, firstDay));
  const weeks = Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
  return isTrimmed ? weeks.filter((week) => week.some((date) => monthOf(date) === month)) : weeks;
}
