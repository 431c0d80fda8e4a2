import type { Source } from "#contract/domain/match";
import { isCalendarDate, isDate } from "#contract/time/zone";
import type { ErrorKind } from "~/features/errors/error-kind";
import { addMonths } from "~/ui/dates/dates";

const MONTHS_BACK = 36;
const MONTHS_AHEAD = 1;

/** The range of the date field, the same as the specification's calendar (all YYYY-MM-DD). */
export const reachOf = (today: string): { from: string; to: string } => ({
  from: addMonths(today, -MONTHS_BACK),
  to: addMonths(today, MONTHS_AHEAD),
});

/**
 * Whether a day's list is indexed. Days outside the range have lists too, such as old imported seasons, but without
 * end.
 */
export function isInReach(date: string, today: string): boolean {
  const { from, to } = reachOf(today);
  return from <= date && date <= to;
}

/** Whether a match is indexed, by its day. Simulated matches exist for any year, so only those within the range are. */
export const isMatchIndexed = (source: Source, date: string, today: string): boolean =>
  source !== "simulated" || isInReach(date, today);

/** Reads `?date=`: today by default. An error for an invalid date and for a date without a list. */
export function readDay(
  param: string | null,
  today: string,
): { date: string; error?: undefined } | { error: ErrorKind; date?: undefined } {
  if (param === null) return { date: today };
  if (isDate(param)) return { date: param };
  return { error: isCalendarDate(param) ? "dateOutOfRange" : "badRequest" };
}
