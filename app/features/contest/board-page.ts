import type { Leader, Leaders } from "#contract/domain/contests";

/** A page of a board, in the order of ranks. */
export type BoardPage = Leaders;

/** The most points, or the fewest. */
export type BoardEnd = "top" | "lowest";

/** Where a board's pages come from: of picks, or of who takes part. */
export type BoardSource = "predictions" | "participants";

/** Rows of all pages that have been loaded, each entry once. */
export function joinBoard(pages: readonly BoardPage[]): Leader[] {
  const byEntry = new Map(pages.flatMap(({ leaders }) => leaders).map((leader) => [leader.entryId, leader]));
  return [...byEntry.values()];
}

/** Whether a row is the reader's: a page that everybody shares cannot say so itself. */
export const isMine = (leader: Leader, mine: Pick<Leader, "entryId"> | undefined): boolean =>
  leader.isMine || leader.entryId === mine?.entryId;

/** Of the page behind one; undefined behind the last. */
export const nextOf = ({ hasNext, lastId }: BoardPage): string | undefined => (hasNext ? lastId : undefined);
