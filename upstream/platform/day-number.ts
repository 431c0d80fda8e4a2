import { utcDate } from "#contract/time/dates";
import { DAY } from "#contract/time/units";

// Calendar dates as whole days since 1970-01-01, for simple arithmetic on weeks. They have no time zone.

export const toIsoDate = (day: number): string => utcDate(day * DAY);

/** 0 is Sunday; 1970-01-01 was a Thursday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The day of a month and day (MM-DD) in a year; 02-29 is 1 March in a year without it. */
export const dayInYear = (year: number, monthDay: string): number =>
  Date.UTC(year, Number(monthDay.slice(0, 2)) - 1, Number(monthDay.slice(3))) / DAY;

/** A yearly range of month and day (MM-DD), both inclusive; an end before the start is in the next year. */
interface YearlyRange {
  from: string;
  to: string;
}

/** Days, both inclusive. */
export interface DayRange {
  from: number;
  to: number;
}

export const rangeFrom = (year: number, { from, to }: YearlyRange): DayRange => ({
  from: dayInYear(year, from),
  to: dayInYear(to < from ? year + 1 : year, to),
});
