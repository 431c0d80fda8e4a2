/** What decides whether a competition's matches are unfolded. */
export interface GroupSize {
  rowCount: number;
  liveCount: number;
  /** The visitor's own country's, or popular. */
  isFavoured: boolean;
}

/** About four screens of a phone: a list as long as that is read through, a longer one is looked up. */
const READ_THROUGH = 60;
/** Rows of the first two screens. */
const FIRST_SCREENS = 24;

/**
 * Which competitions of a list stand open, in order. A short list is open as a whole; of a long one its beginning, what
 * is the visitor's own or popular, and what is going on now. The others are one line each, so that all can be seen.
 */
export function openGroups(groups: readonly GroupSize[]): boolean[] {
  const rows = groups.reduce((sum, { rowCount }) => sum + rowCount, 0);
  let above = 0;
  return groups.map(({ rowCount, liveCount, isFavoured }) => {
    const isOpen = rows <= READ_THROUGH || above < FIRST_SCREENS || isFavoured || liveCount > 0;
    if (isOpen) above += rowCount;
    return isOpen;
  });
}
