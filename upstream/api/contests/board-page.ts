import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { ContestKind } from "#contract/tables/contest-types";
import { badRequest } from "../../platform/envelope.ts";
import type { ContestRows } from "../../services/contests/contest-rows.ts";
import type { EntryRow } from "../../services/contests/entry-wire.ts";
import { nameEntries } from "../../services/contests/name-entries.ts";
import { type Board, cursorText, rankRows, readCursor } from "../../services/contests/read-board.ts";

interface PageRequest {
  kind: ContestKind;
  board: Board;
  lastId?: string | undefined;
  size: number;
  /** The first row for which it is false ends the board; if absent, all rows are on it. */
  isOnBoard?: (row: EntryRow) => boolean;
}

/** A page of a board and the start of the next. */
export async function boardPage(
  entries: ContestRows,
  members: DrizzleD1Database,
  { kind, board, lastId, size, isOnBoard = () => true }: PageRequest,
) {
  const after = lastId === undefined ? undefined : readCursor(lastId);
  if (lastId !== undefined && !after) throw badRequest("lastId", "not of a page");
  const rows = (await entries.board({ board, after, limit: size + 1 })).filter(isOnBoard);
  const shown = rankRows(await nameEntries(members, rows.slice(0, size)), { after, kind });
  const last = shown.at(-1);
  const hasNext = rows.length > size;
  return {
    rows: shown.map(({ row, rank, isRanked }) => ({ row, rank: isRanked ? rank : undefined })),
    next: {
      hasNext,
      ...(hasNext && last && { lastId: cursorText({ ...last, points: last.row.points, id: last.row.id }) }),
    },
  };
}
