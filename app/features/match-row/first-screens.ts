/** Rows of the first two screens of a phone. What stands further down is out of sight when a page is first painted. */
export const FIRST_SCREENS = 24;
