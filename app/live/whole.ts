import type { RowEvent } from "~/features/match-row/row-event";

/**
 * Whether more than its row changes with a match: a tournament's tables and bracket are made of the matches, and only
 * the server makes them. `isWhole` of a list that holds such things. A minute that passes is no event.
 */
export const changesMore = (isWhole: boolean, event: RowEvent["event"]): boolean => isWhole && event !== "none";

/** Milliseconds between two copies of a page on which more happens than a row can tell: statistics, commentary. */
const STEADILY_APART = 20_000;

/**
 * Whether a page that follows its match closely (`data-whole="steadily"`) is to be fetched again although nothing that
 * a row shows has changed. Instants in milliseconds.
 */
export const isCopyDue = (whole: string | undefined, lastAt: number, now: number): boolean =>
  whole === "steadily" && now - lastAt >= STEADILY_APART;
