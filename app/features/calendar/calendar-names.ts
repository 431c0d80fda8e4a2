import { compileSentence } from "~/i18n/sentence";
import { YEAR_GRID } from "~/ui/dates/calendar-values";
import { monthOf, weekdayOf } from "~/ui/dates/dates";
import type calendar from "../../../locales/en/calendar.json";
import { firstOfYears, type View } from "./moves.ts";

/** A file `locales/{locale}/calendar.json`. */
export type CalendarTranslations = typeof calendar;

/** Names of days, months and years in one language, with Latin digits in all of them. */
export interface CalendarNames {
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  year(year: number): string;
  /** A month (YYYY-MM) with its year. */
  month(month: string): string;
  /** A full date, as read by screen readers. */
  day(date: string): string;
  /** Title of the month or year grid that contains a date. */
  title(view: View, date: string): string;
}

const listOf = (text: string): string[] => text.split(" | ");

/** Capitalises a name at the start of a line or on its own. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `ahead`: by how much the years shown are ahead of ours (i18n/years-ahead.ts). */
export function calendarNames(texts: CalendarTranslations, ahead = 0): CalendarNames {
  const months = listOf(texts.months);
  const weekdays = listOf(texts.weekdays);
  const title = compileSentence(texts.title);
  const day = compileSentence(texts.day);
  const years = compileSentence(texts.years);
  const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? "";
  const year = (number: number): string => `${number + ahead}`;
  const yearOf = (date: string): string => year(Number(date.slice(0, 4)));
  const month = (date: string): string => upperFirst(title({ month: monthName(date), year: yearOf(date) }));
  return {
    year,
    months,
    weekdays,
    shortWeekdays: listOf(texts.shortWeekdays),
    month,
    day: (date) =>
      upperFirst(
        day({
          weekday: weekdays[weekdayOf(date)] ?? "",
          day: Number(date.slice(8)),
          month: monthName(date),
          year: yearOf(date),
        }),
      ),
    title(view, date) {
      const first = firstOfYears(date);
      if (view === "days") return month(monthOf(date));
      return view === "months" ? yearOf(date) : years({ first: year(first), last: year(first + YEAR_GRID - 1) });
    },
  };
}
