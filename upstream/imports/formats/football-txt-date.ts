import { DAY } from "#contract/time/units";

const WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");

/** A date line: "Tue Sep/17 2024", "Fri Feb 23 2024", "[Sat Jan 13]". */
const DATE_LINE =
  /^\s*\[?(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,? ([a-z]{3})[a-z]*[ /](\d{1,2})(?:[ ,]+(\d{4}))?\]?\s*$/i;

/** The same as a line: "June 24", "24 June". */
const BARE_LINE = /^(?:(\d{1,2}) ([a-z]{3,9})|([a-z]{3,9}) (\d{1,2}))$/i;
const MONTH_NAMES =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sep(t|tember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/i;

/** Day and month of a line without a weekday. */
function bareDay(line: string): { day: number; month: number } | undefined {
  const [, first, second, third, fourth] = BARE_LINE.exec(line.trim()) ?? [];
  const [day, month] = [first ?? fourth, second ?? third];
  if (day === undefined || month === undefined || !MONTH_NAMES.test(month)) return undefined;
  return { day: Number(day), month: MONTHS.indexOf(month.slice(0, 3).toLowerCase()) };
}

export const isDateLine = (line: string): boolean => DATE_LINE.test(line) || bareDay(line) !== undefined;

const toIsoDate = (year: number, month: number, day: number): string | undefined => {
  const instant = Date.UTC(year, month, day);
  const date = new Date(instant);
  return date.getUTCMonth() === month && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : undefined;
};

interface DayReader {
  /** The day of a date line or of a match's own, 2024-09-17; undefined if no possible year has such a day. */
  read(line: string): string | undefined;
}

/** What a line says of its day. */
interface DayLine {
  day: number;
  month: number;
  weekday?: number;
  year?: number;
}

function readLine(line: string): DayLine | undefined {
  const bare = bareDay(line);
  if (bare) return bare;
  const [, weekday, month, day, year] = DATE_LINE.exec(line) ?? [];
  if (weekday === undefined || month === undefined) return undefined;
  return {
    day: Number(day),
    month: MONTHS.indexOf(month.toLowerCase()),
    weekday: WEEKDAYS.indexOf(weekday.toLowerCase()),
    ...(year !== undefined && { year: Number(year) }),
  };
}

/**
 * Reads the days of a file whose title names `years`. Only the first day has a year; for the others it is one of the
 * title's, or with a weekday also the year before or after, in which the weekday fits; if several fit, the one nearest
 * to the day before.
 */
export function dayReader(years: readonly number[]): DayReader {
  let last: number | undefined;
  const known = new Set(years);
  const candidates = ({ weekday, year }: DayLine): number[] => {
    if (year !== undefined) return [year];
    const inOrder = [...known].sort((a, b) => a - b);
    return weekday === undefined ? inOrder : [...inOrder, Math.max(...known) + 1, Math.min(...known) - 1];
  };
  return {
    read(line) {
      const found = readLine(line);
      if (!found) return undefined;
      const { day, month, weekday, year } = found;
      if (year !== undefined) known.add(year);
      const days = candidates(found)
        .flatMap((one) => toIsoDate(one, month, day) ?? [])
        .filter((date) => weekday === undefined || new Date(date).getUTCDay() === weekday);
      const distance = (date: string): number => (last === undefined ? 0 : Math.abs(Date.parse(date) - last) / DAY);
      const [nearest] = days.sort((a, b) => distance(a) - distance(b));
      if (nearest !== undefined) last = Date.parse(nearest);
      return nearest;
    },
  };
}
