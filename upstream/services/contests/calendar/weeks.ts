import { addDays } from "#contract/time/zone";

const DAYS = 7;

/** 0 for Monday to 6 for Sunday. */
const weekday = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % DAYS;

/** The Monday (YYYY-MM-DD) on or before a date. */
export const mondayOf = (date: string): string => addDays(date, -weekday(date));

/** An ISO 8601 week, "2026w48": it belongs to the year of its Thursday. */
export function weekLabel(monday: string): string {
  const year = addDays(monday, 3).slice(0, 4);
  // 4 January is always in the first week.
  const first = mondayOf(`${year}-01-04`);
  const week = (Date.parse(monday) - Date.parse(first)) / (DAYS * 86_400_000) + 1;
  return `${year}w${String(week).padStart(2, "0")}`;
}

/** The Monday of a week's label; undefined for anything else, including week 53 of a year with 52. */
export function mondayOfLabel(label: string): string | undefined {
  const [, year, week] = /^(20\d\d)w(\d\d)$/.exec(label) ?? [];
  if (!year || !week) return undefined;
  const monday = addDays(mondayOf(`${year}-01-04`), (Number(week) - 1) * DAYS);
  return weekLabel(monday) === label ? monday : undefined;
}

export const daysOfWeek = (monday: string): string[] => Array.from({ length: DAYS }, (_, day) => addDays(monday, day));

/** The first day of a month by its label, "2026m11"; undefined for anything else. */
export function monthOfLabel(label: string): string | undefined {
  const [, year, month] = /^(20\d\d)m(0[1-9]|1[0-2])$/.exec(label) ?? [];
  return year && month ? `${year}-${month}-01` : undefined;
}

export const monthLabel = (first: string): string => `${first.slice(0, 4)}m${first.slice(5, 7)}`;

/** The first day of the month that is `months` after (or before) a date's. */
export function addMonths(date: string, months: number): string {
  const count = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, "0")}-01`;
}
