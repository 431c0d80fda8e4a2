import { acrossYears, firstYearOf } from "#contract/time/dates";
import { DAY } from "#contract/time/units";
import { dateIn } from "#contract/time/zone";
import type { Calendar } from "../../data/entries/types.ts";
import { type DayRange, dayInYear, rangeFrom, weekdayOf } from "../../platform/day-number.ts";

const crossesNewYear = ({ start, end }: Calendar): boolean => end < start;

/** The days of a season's first and last round by its calendar. */
export const seasonBounds = ({ start, end }: Calendar, startYear: number): DayRange =>
  rangeFrom(startYear, { from: start, to: end });

/** The days of a season's breaks; one over New Year may have begun the year before. */
export const seasonBreaks = ({ breaks = [] }: Calendar, startYear: number): DayRange[] =>
  breaks.flatMap((pause) => [startYear - 1, startYear, startYear + 1].map((year) => rangeFrom(year, pause)));

/** The Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7);

/** The Mondays of the season's weeks that have these days (MM-DD). */
export const weeksWith = (calendar: Calendar, startYear: number, monthDays: readonly string[]): number[] =>
  monthDays.map((monthDay) => {
    const isNextYear = crossesNewYear(calendar) && monthDay < calendar.start;
    return mondayOf(dayInYear(isNextYear ? startYear + 1 : startYear, monthDay));
  });

/** A first round keeps its weekday from year to year, so it may be this many days before the calendar's start. */
export const EARLIEST_DAYS = 3;
/** Days by which a calendar too short for its rounds may be overrun. */
const LATEST_DAYS = 60;

/** The days on which a season can have matches. */
export function seasonReach(calendar: Calendar, startYear: number): DayRange {
  const { from, to } = seasonBounds(calendar, startYear);
  return { from: from - EARLIEST_DAYS, to: to + LATEST_DAYS };
}

/** 2026-27 if the calendar spans New Year, 2026 otherwise. */
export function seasonLabel(calendar: Calendar, startYear: number): string {
  if (!crossesNewYear(calendar)) return String(startYear);
  return acrossYears(startYear);
}

/** The year in which a labelled season starts; undefined for a label that this calendar does not have. */
export function startYearOf(calendar: Calendar, label: string): number | undefined {
  const year = firstYearOf(label);
  return isSeasonYear(year) && seasonLabel(calendar, year) === label ? year : undefined;
}

/** Years played by the engine; the same as those of the calendar dates accepted by the contract. */
export const isSeasonYear = (year: number): boolean => Number.isInteger(year) && year >= 1900 && year <= 2100;

/** A season is current from two weeks before its first round until the next one is. */
const AHEAD_DAYS = 14;

/** The label of the season that is current at an instant (milliseconds). */
export function seasonAt(calendar: Calendar, instant: number): string {
  const year = Number(dateIn(instant + AHEAD_DAYS * DAY, "UTC").slice(0, 4));
  const hasBegun = seasonBounds(calendar, year).from * DAY <= instant + AHEAD_DAYS * DAY;
  return seasonLabel(calendar, hasBegun ? year : year - 1);
}
