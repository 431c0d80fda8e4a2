import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { DAY, HOUR, MINUTE } from "#contract/time/units";
import { formatDate } from "./format-date.ts";

interface TimeFacts {
  /** Milliseconds. */
  now: number;
  locale: LocaleCode;
  texts: { time: Record<"now" | "minutes" | "hours", string> };
  /** The calendar date of an instant in the visitor's zone, YYYY-MM-DD. */
  dateOf(instant: number): string;
}

/** When something happened: relative within a day, otherwise the date. On a slow clock it is "just now". */
export function timeAgo(instant: number, { now, locale, texts: { time }, dateOf }: TimeFacts): string {
  const age = now - instant;
  if (age < -DAY || age >= DAY) return formatDate(dateOf(instant), locale, "date");
  if (age < MINUTE) return time.now;
  if (age < HOUR) return fillText(time.minutes, { minutes: Math.floor(age / MINUTE) });
  return fillText(time.hours, { hours: Math.floor(age / HOUR) });
}

/** The date on this device. */
export function deviceDate(instant: number): string {
  const date = new Date(instant);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}
