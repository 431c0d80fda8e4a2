/** The specification's error texts of the calendar (section 8), by kind. */
export const CALENDAR_ERRORS = {
  /** A month, year or day was requested that cannot be chosen. Visitors get a translated text. */
  moveDisabled: "Move target is disabled",
  /** The minimum is after the maximum, or either is not a date: the browser's own picker is used. */
  invalidRange: "Invalid page range provided.",
  /** A closed calendar was asked to move. */
  notDisplayed: "Navigation disabled while calendar is not yet displayed.",
} as const;

export type CalendarFault = keyof typeof CALENDAR_ERRORS;

/** Thrown to code that requests something a calendar cannot do. */
export class CalendarError extends Error {
  override name = "CalendarError";
  constructor(readonly fault: CalendarFault) {
    super(CALENDAR_ERRORS[fault]);
  }
}
