import { addDays, isDate } from "#contract/time/zone";

/** Days that the list reaches, as calendar dates of the visitor, both included. */
export interface DayRange {
  first: string;
  last: string;
}

const MONTHS_BACK = 36;
const MONTHS_AHEAD = 1;

/** Three years back, one month ahead. */
export const dayRange = (today: string): DayRange => ({
  first: addMonths(today, -MONTHS_BACK),
  last: addMonths(today, MONTHS_AHEAD),
});

/** The day that `?date=` asks for: today without it, undefined when it is no date or out of reach. */
export function readDay(asked: string | null, today: string): string | undefined {
  if (asked === null) return today;
  const { first, last } = dayRange(today);
  return isDate(asked) && first <= asked && asked <= last ? asked : undefined;
}

/** The same day some months away; the month's last day where it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const index = year * 12 + month - 1 + months;
  const first = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-01`;
  const moved = addDays(first, day - 1);
  return moved.slice(0, 7) === first.slice(0, 7) ? moved : addDays(`${moved.slice(0, 7)}-01`, -1);
}
