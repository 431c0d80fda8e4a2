import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { isRanked, LEAST_SETTLED } from "#contract/contests/points";
import type { ContestKind } from "#contract/tables/contest-types";
import type { EntryRow } from "./entry-wire.ts";

/**
 * The start of a board page: the row before it, the rank of its points (0 if nobody on them is ranked so far), and the
 * number of ranked rows up to it.
 */
export interface BoardCursor {
  points: number;
  id: number;
  rank: number;
  position: number;
}

/** Opaque to callers. Thanks to it, ranks far down the board do not require counting all rows above. */
export const cursorText = ({ points, id, rank, position }: BoardCursor): string =>
  [points, id, rank, position].join(".");

/** Undefined if the text is not a cursor. */
export function readCursor(text: string): BoardCursor | undefined {
  if (!/^-?\d{1,9}(\.\d{1,12}){3}$/.test(text)) return undefined;
  const [points = 0, id = 0, rank = 0, position = 0] = text.split(".").map(Number);
  return { points, id, rank, position };
}

/** For a statement with entries as `e`. */
export const ENTRY_COLUMNS =
  sql.raw(`e.id, e.contest_id as contestId, e.key, e.username, e.made_up_name as madeUpName, e.at,
  e.points, e.settled, e.wins, e.half_wins as halfWins, e.pushes, e.half_losses as halfLosses, e.losses,
  e.link, e.link_state as linkState`);

export type Board = "top" | "lowest";

/** `settled >= 10`: the smallest minimum of a contest of matches, written exactly as in the index. */
const ENDS: Readonly<Record<Board, { only?: SQL; order: SQL; behind: SQL; index: SQL }>> = {
  top: { order: sql.raw("desc"), behind: sql.raw("<"), index: sql.raw("contest_board") },
  lowest: {
    only: sql.raw("and e.settled >= 10"),
    order: sql.raw("asc"),
    behind: sql.raw(">"),
    index: sql.raw("contest_board_from_below"),
  },
};

interface BoardPart {
  contestId: string;
  kind: ContestKind;
  board: Board;
  limit: number;
}

const readPart = (db: DrizzleD1Database, part: BoardPart, from: SQL): Promise<EntryRow[]> => {
  const { contestId, kind, board, limit } = part;
  const { only, order, index } = ENDS[board];
  const ranked = only ? sql`${only} and e.settled >= ${LEAST_SETTLED[kind]}` : sql``;
  return db.all<EntryRow>(sql`select ${ENTRY_COLUMNS} from contest_entries as e indexed by ${index}
    where e.contest_id = ${contestId} ${ranked} ${from}
    order by e.points ${order}, e.id limit ${limit}`);
};

/**
 * A page of a board, from the start or after a row; among equal points the earlier entry comes first. Many entries have
 * equal points. Those after the row are read by a query of their own, because a comparison of column pairs would scan
 * the index from their first.
 */
export async function readBoard(
  db: DrizzleD1Database,
  { after, ...part }: BoardPart & { after: Pick<BoardCursor, "points" | "id"> | undefined },
): Promise<EntryRow[]> {
  if (!after) return readPart(db, part, sql``);
  const { limit } = part;
  const { behind } = ENDS[part.board];
  const { points, id } = after;
  const level = sql`and e.points = ${points} and e.id > ${id}`;
  const found = await readPart(db, part, level);
  if (found.length === limit) return found;
  const rest = limit - found.length;
  return [...found, ...(await readPart(db, { ...part, limit: rest }, sql`and e.points ${behind} ${points}`))];
}

interface RankedRow<Row> {
  row: Row;
  /** 0 for the points of a row if nobody on them is ranked so far. */
  rank: number;
  position: number;
  isRanked: boolean;
}

/** Ranks of a page's rows: equal points share one; rows without enough settled picks have none and take no place. */
export function rankRows<Row extends Pick<EntryRow, "points" | "settled">>(
  rows: readonly Row[],
  { after, kind }: { after: BoardCursor | undefined; kind: ContestKind },
): RankedRow<Row>[] {
  let last = after ?? { points: Number.NaN, rank: 0, position: 0 };
  return rows.map((row) => {
    const counts = isRanked(kind, row);
    const position = last.position + (counts ? 1 : 0);
    const shared = row.points === last.points ? last.rank : 0;
    const rank = shared || (counts ? position : 0);
    last = { points: row.points, rank, position };
    return { row, rank, position, isRanked: counts };
  });
}
