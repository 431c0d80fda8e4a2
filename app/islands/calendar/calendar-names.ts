import { compileSentence } from "~/i18n/sentence";
import { YEAR_GRID } from "~/ui/dates/calendar-values";
import { monthOf, weekdayOf } from "~/ui/dates/dates";
import type calendar from "../../../locales/en/calendar.json";
import { firstOfYears, type View } from "./moves.ts";

/** A file `locales/{locale}/calendar.json`. */
export type CalendarTranslations = typeof calendar;

/** Names of days and months in one language: Gregorian years and Latin digits, whatever the language's custom. */
export interface CalendarNames {
  months: readonly string[];
  /** From Sunday on. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** A month (YYYY-MM) with its year. */
  month(month: string): string;
  /** A day with everything, as it is read aloud. */
  day(date: string): string;
  /** What stands over the months or years among which a date's stand. */
  title(view: View, date: string): string;
}

const listOf = (text: string): string[] => text.split(" | ");

/** A name at the beginning of a line or alone. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes the names from the translations. */
export function calendarNames(texts: CalendarTranslations): CalendarNames {
  const months = listOf(texts.months);
  const weekdays = listOf(texts.weekdays);
  const title = compileSentence(texts.title);
  const day = compileSentence(texts.day);
  const years = compileSentence(texts.years);
  const monthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? "";
  const month = (date: string): string => upperFirst(title({ month: monthName(date), year: date.slice(0, 4) }));
  return {
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
          year: date.slice(0, 4),
        }),
      ),
    title(view, date) {
      const first = firstOfYears(date);
      if (view === "days") return month(monthOf(date));
      return view === "months" ? date.slice(0, 4) : years({ first, last: first + YEAR_GRID - 1 });
    },
  };
}
