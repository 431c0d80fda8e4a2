import type { Source } from "#contract/domain/match";
import { isCalendarDate, isDate } from "#contract/time/zone";
import type { ErrorKind } from "~/features/errors/error-kind";
import { addMonths } from "~/ui/dates/dates";

const MONTHS_BACK = 36;
const MONTHS_AHEAD = 1;

/** The days that the date field offers, as far as the specification's calendar goes (all YYYY-MM-DD). */
export const reachOf = (today: string): { from: string; to: string } => ({
  from: addMonths(today, -MONTHS_BACK),
  to: addMonths(today, MONTHS_AHEAD),
});

/**
 * Whether search engines should know of a day's list. Days out of reach have lists too, imported seasons of long ago
 * among them, but without end.
 */
export function isInReach(date: string, today: string): boolean {
  const { from, to } = reachOf(today);
  return from <= date && date <= to;
}

/**
 * Whether search engines should know of a match, by its day. The engine plays any year: of its matches only those in reach
 * are for them.
 */
export const isMatchIndexed = (source: Source, date: string, today: string): boolean =>
  source !== "simulated" || isInReach(date, today);

/** The day that `?date=` asks for: today without it. An error for what is no date, and for a date of no list. */
export function readDay(
  param: string | null,
  today: string,
): { date: string; error?: undefined } | { error: ErrorKind; date?: undefined } {
  if (param === null) return { date: today };
  if (isDate(param)) return { date: param };
  return { error: isCalendarDate(param) ? "dateOutOfRange" : "badRequest" };
}
