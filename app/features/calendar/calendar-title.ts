import { addToMonth } from "~/ui/dates/dates";
import type { CalendarSetup } from "./calendar-setup.ts";
import type { CalendarState } from "./calendar-state.ts";

/** The title of the current page: a month, the first and last of several, a year, or twelve years. */
export function calendarTitle({ rules, names }: CalendarSetup, { view, first, focused }: CalendarState): string {
  if (view !== "days") return names.title(view, focused);
  const last = addToMonth(first, rules.months - 1);
  return rules.months === 1 ? names.month(first) : `${names.month(first)} – ${names.month(last)}`;
}
