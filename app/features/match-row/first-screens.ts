/** Rows of a phone's first two screens. Anything below is off screen at first paint. */
export const FIRST_SCREENS = 24;
