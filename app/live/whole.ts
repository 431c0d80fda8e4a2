import type { RowEvent } from "~/features/match-row/row-event";

/**
 * Whether more than its row changes with a match: a tournament's tables and bracket are made of the matches, and only
 * the server makes them. `isWhole` of a list that holds such things. A minute that passes is no event.
 */
export const changesMore = (isWhole: boolean, event: RowEvent["event"]): boolean => isWhole && event !== "none";
