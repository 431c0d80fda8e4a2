import { isDate } from "#contract/time/zone";

/** Two days, YYYY-MM-DD, both inclusive, the earlier first. */
export interface DateRange {
  from: string;
  to: string;
}

/** A range whose start is after its end is swapped (specification, section 4). */
export const orderedRange = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/**
 * The days of a query `?from=&to=`, for loaders. An end that is left out or empty is open; undefined when one is no date.
 */
export function readDateRange(query: URLSearchParams): Partial<DateRange> | undefined {
  const from = query.get("from") || undefined;
  const to = query.get("to") || undefined;
  if ([from, to].some((date) => date !== undefined && !isDate(date))) return undefined;
  return from && to ? orderedRange(from, to) : { ...(from && { from }), ...(to && { to }) };
}
