// The specification's values of the calendar, section 9. Times are in milliseconds, lengths in CSS pixels.

/** Years that are offered at once. */
export const YEAR_GRID = 12;

/** A stroke is a swipe within these. */
export const SWIPE_LONGEST = 300;
export const SWIPE_LEAST_ACROSS = 60;
export const SWIPE_MOST_DOWN = 80;

/** From the last key in a date field until its day is taken. */
export const INPUT_DEBOUNCE = 1_000;

/** From the focus leaving the calendar until it closes (the specification names 10 in another reading). */
export const HIDE_DELAY = 110;

/** Characters of a text that is read as a date; a longer one is none. */
export const LONGEST_DATE_TEXT = 1_000;

/** Weeks of a month, whatever it needs, so that nothing moves from month to month; fewer only where it is trimmed. */
export const WEEKS = 6;

/** Minutes between two times that are offered, where nothing else is asked for. */
export const MINUTE_STEP = 1;

/** By the width of the window: months that stand beside each other while a range is chosen; below it is a sheet. */
export const CALENDAR_SCREENS = [
  { from: 640, months: 1 },
  { from: 768, months: 2 },
  { from: 1_024, months: 2 },
  { from: 1_280, months: 3 },
] as const;

/** Months beside each other in a window of a width; a single day is chosen from one. */
export const monthsBeside = (width: number, isRange: boolean): number =>
  isRange ? Math.max(1, ...CALENDAR_SCREENS.map(({ from, months }) => (from <= width ? months : 1))) : 1;
