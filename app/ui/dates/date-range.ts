import { isDate } from "#contract/time/zone";

/** Two days, YYYY-MM-DD, both inclusive, the earlier first. */
export interface DateRange {
  from: string;
  to: string;
}

/** Swaps start and end if the start is later (specification, section 4). */
export const orderedRange = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** Reads `?from=&to=`, for loaders. A missing or empty end is open. Undefined if either is not a date. */
export function readDateRange(query: URLSearchParams): Partial<DateRange> | undefined {
  const from = query.get("from") || undefined;
  const to = query.get("to") || undefined;
  if ([from, to].some((date) => date !== undefined && !isDate(date))) return undefined;
  return from && to ? orderedRange(from, to) : { ...(from && { from }), ...(to && { to }) };
}
