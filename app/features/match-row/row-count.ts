import { FIRST_SCREENS } from "./first-screens.ts";

/** How many rows an element holds, so that a browser need not lay it out before it comes near (match-row.module.css). */
export interface RowCountProps {
  "data-n"?: number;
}

export const countedRows = (count: number): RowCountProps => ({ "data-n": count });

/**
 * The same of an element below so many other rows. Nothing for one that may be seen at once: there a guess that is
 * corrected moves what stands below.
 */
export const rowCount = (count: number, above: number): RowCountProps =>
  above >= FIRST_SCREENS ? countedRows(count) : {};
