import type { Leader, Leaders } from "#contract/domain/contests";

/** A page of a board, sorted by rank. */
export type BoardPage = Leaders;

/** Most points first, or fewest. */
export type BoardEnd = "top" | "lowest";

/** Where a board's pages come from: picks, or participants. */
export type BoardSource = "predictions" | "participants";

/** Rows of all loaded pages, each entry once. */
export function joinBoard(pages: readonly BoardPage[]): Leader[] {
  const byEntry = new Map(pages.flatMap(({ leaders }) => leaders).map((leader) => [leader.entryId, leader]));
  return [...byEntry.values()];
}

/** Whether a row is the reader's own; a shared page cannot say so itself. */
export const isMine = (leader: Leader, mine: Pick<Leader, "entryId"> | undefined): boolean =>
  leader.isMine || leader.entryId === mine?.entryId;

/** Cursor of the next page; undefined on the last. */
export const nextOf = ({ hasNext, lastId }: BoardPage): string | undefined => (hasNext ? lastId : undefined);
