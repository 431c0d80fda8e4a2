import { FIRST_SCREENS } from "~/features/match-row/first-screens";

/** What decides whether a competition's matches are unfolded. */
export interface GroupSize {
  rowCount: number;
  liveCount: number;
  /** The visitor's own country's, or popular. */
  isFavoured: boolean;
}

/** About four screens of a phone: a list as long as that is read through, a longer one is looked up. */
const READ_THROUGH = 60;
/** Rows that fill the first screen, but for the tallest. */
const FIRST_SCREEN_ROWS = 16;

/** Whether a list of so many rows is looked up, not read through. */
export const isLong = (rowCount: number): boolean => rowCount > READ_THROUGH;

export interface GroupPlace {
  isOpen: boolean;
  /** Below the first screen: a browser with scripts inserts it after the first paint (deferred-groups.ts). */
  isDeferred: boolean;
}

/**
 * Which competitions of a list stand open, in order, and which are deferred. A short list is open; of a long
 * one its beginning, what is the visitor's own or popular, and what is going on now. The others are one line each, so
 * that all can be seen.
 */
export function placeGroups<Group extends GroupSize>(groups: readonly Group[]): (Group & GroupPlace)[] {
  const rows = groups.reduce((sum, { rowCount }) => sum + rowCount, 0);
  let shown = 0;
  return groups.map((group) => {
    const { rowCount, liveCount, isFavoured } = group;
    const above = shown;
    const isOpen = !isLong(rows) || above < FIRST_SCREENS || isFavoured || liveCount > 0;
    if (isOpen) shown += rowCount;
    return { ...group, isOpen, isDeferred: above >= FIRST_SCREEN_ROWS };
  });
}
