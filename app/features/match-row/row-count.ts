/** Rows of a phone's first two screens. Anything below is off screen at first paint. */
export const FIRST_SCREENS = 24;

/** How many rows an element contains, so that browsers can skip its layout until it is near (match-row.module.css). */
export interface RowCountProps {
  "data-n"?: number;
}

export const countedRows = (count: number): RowCountProps => ({ "data-n": count });

/**
 * The same for an element below that many other rows. Nothing if it may be visible at once: correcting the estimate
 * would then shift content.
 */
export const rowCount = (count: number, above: number): RowCountProps =>
  above >= FIRST_SCREENS ? countedRows(count) : {};
