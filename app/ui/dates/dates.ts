import { addDays } from "#contract/time/zone";

// Calendar dates are strings, YYYY-MM-DD, and months YYYY-MM: they sort in order of time and have no time zone.

export const monthOf = (date: string): string => date.slice(0, 7);

/** 0 is Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** The month that is `months` later, or earlier if negative. */
export function addToMonth(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const index = year * 12 + number - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, "0")}-${String((index % 12) + 1).padStart(2, "0")}`;
}

/** The same day some months later; the last day of the month if that is shorter. */
export function addMonths(date: string, months: number): string {
  const month = addToMonth(monthOf(date), months);
  const moved = addDays(`${month}-01`, Number(date.slice(8)) - 1);
  return monthOf(moved) === month ? moved : addDays(`${addToMonth(month, 1)}-01`, -1);
}

/** The first and last selectable day, both inclusive. */
export interface Reach {
  min: string;
  max: string;
}

export const clampDate = (date: string, { min, max }: Reach): string => {
  if (date < min) return min;
  return date > max ? max : date;
};
