import type { LocaleCode } from "#contract/tables/locales";
import { formatDate } from "~/i18n/format-date";
import { fillText } from "../runtime/translations-context.ts";
import type { NoticeTexts } from "./notice-texts.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

interface TimeFacts {
  /** Milliseconds. */
  now: number;
  locale: LocaleCode;
  texts: Pick<NoticeTexts, "time">;
  /** The calendar date of an instant where the visitor is, YYYY-MM-DD. */
  dateOf(instant: number): string;
}

/** When a notice came: how long ago within a day, else its date. A device whose clock is slow has it just now. */
export function noticeTime(instant: number, { now, locale, texts: { time }, dateOf }: TimeFacts): string {
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
