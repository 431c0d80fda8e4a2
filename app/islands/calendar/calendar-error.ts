/** The specification's error texts of the calendar (section 8), by what is wrong. */
export const CALENDAR_ERRORS = {
  /** A month, a year or a day is asked for that cannot be chosen. Visitors hear it in their own words. */
  moveDisabled: "Move target is disabled",
  /** The first day that can be chosen is after the last, or one is no day: the browser's own field stays. */
  invalidRange: "Invalid page range provided.",
  /** A calendar that is closed is told to move. */
  notDisplayed: "Navigation disabled while calendar is not yet displayed.",
} as const;

export type CalendarFault = keyof typeof CALENDAR_ERRORS;

/** Thrown to code that asks a calendar for what it cannot do. */
export class CalendarError extends Error {
  override name = "CalendarError";
  constructor(readonly fault: CalendarFault) {
    super(CALENDAR_ERRORS[fault]);
  }
}
