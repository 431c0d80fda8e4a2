import { isDate } from "#contract/time/zone";
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

/** The day that `?date=` asks for: today without it, undefined when it is no date. */
export const readDay = (param: string | null, today: string): string | undefined =>
  param === null || isDate(param) ? (param ?? today) : undefined;
