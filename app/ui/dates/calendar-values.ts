// Values of the calendar from section 9 of the specification. Times are in milliseconds, lengths in CSS pixels.

/** Years shown at once. */
export const YEAR_GRID = 12;

/** A stroke within these limits is a swipe. */
export const SWIPE_LONGEST = 300;
export const SWIPE_LEAST_ACROSS = 60;
export const SWIPE_MOST_DOWN = 80;

/** From the last key press in a date field until its day is applied. */
export const INPUT_DEBOUNCE = 1_000;

/** From the focus leaving the calendar until it closes (the specification also gives 10). */
export const HIDE_DELAY = 110;

/** Longest text, in characters, that is parsed as a date. */
export const LONGEST_DATE_TEXT = 1_000;

/** Weeks shown for every month, so that the height does not change between months; fewer only if trimmed. */
export const WEEKS = 6;

/** Default minutes between two offered times. */
export const MINUTE_STEP = 1;

/** Months shown side by side in a range, by window width; below the first width it is a sheet. */
export const CALENDAR_SCREENS = [
  { from: 640, months: 1 },
  { from: 768, months: 2 },
  { from: 1_024, months: 2 },
  { from: 1_280, months: 3 },
] as const;

/** Months shown side by side at a window width; always one for a single day. */
export const monthsBeside = (width: number, isRange: boolean): number =>
  isRange ? Math.max(1, ...CALENDAR_SCREENS.map(({ from, months }) => (from <= width ? months : 1))) : 1;
