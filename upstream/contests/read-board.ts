import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AvatarId } from "#contract/tables/avatars";
import type { EntryRow } from "./entry-wire.ts";

/** The start of a board page: the row before it, its rank, and the number of rows before. */
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

/** An entry with its member; none if it is made up or the member has left. */
export interface BoardRow extends EntryRow {
  nickname: string | null;
  avatarId: AvatarId | null;
}

/** For a statement with entries as `e` and members as `u`; an account pending deletion counts as having left. */
export const BOARD_COLUMNS =
  sql.raw(`e.id, e.contest_id as contestId, e.key, e.username, e.made_up_name as madeUpName, e.at,
  e.points, e.settled, e.wins, e.half_wins as halfWins, e.pushes, e.half_losses as halfLosses, e.losses,
  case when u.username is null then null else e.link end as link,
  e.link_state as linkState, u.nickname, u.avatar_id as avatarId`);
export const WITH_MEMBERS = sql.raw("left join users as u on u.username = e.username and u.erase_at is null");

export type Board = "top" | "lowest";

/** `settled >= 20`: LEAST_FOR_LOWEST, written exactly as in the index. */
const ENDS: Readonly<Record<Board, { only: SQL; order: SQL; behind: SQL; index: SQL }>> = {
  top: { only: sql``, order: sql.raw("desc"), behind: sql.raw("<"), index: sql.raw("contest_board") },
  lowest: {
    only: sql.raw("and e.settled >= 20"),
    order: sql.raw("asc"),
    behind: sql.raw(">"),
    index: sql.raw("contest_board_lowest"),
  },
};

interface BoardPart {
  contestId: string;
  board: Board;
  limit: number;
}

const readPart = (db: DrizzleD1Database, { contestId, board, limit }: BoardPart, from: SQL): Promise<BoardRow[]> => {
  const { only, order, index } = ENDS[board];
  return db.all<BoardRow>(sql`select ${BOARD_COLUMNS} from contest_entries as e indexed by ${index} ${WITH_MEMBERS}
    where e.contest_id = ${contestId} ${only} ${from}
    order by e.points ${order}, e.id limit ${limit}`);
};

/**
 * A page of a board, from the start or after a row; among equal points the earlier entry comes first. Many entries have
 * equal points. Those after the row are read by a query of their own, because a comparison of column pairs would scan
 * the index from their first.
 */
export async function readBoard(
  db: DrizzleD1Database,
  { contestId, board, after, limit }: BoardPart & { after: BoardCursor | undefined },
): Promise<BoardRow[]> {
  if (!after) return readPart(db, { contestId, board, limit }, sql``);
  const { behind } = ENDS[board];
  const { points, id } = after;
  const level = sql`and e.points = ${points} and e.id > ${id}`;
  const found = await readPart(db, { contestId, board, limit }, level);
  if (found.length === limit) return found;
  const rest = limit - found.length;
  return [...found, ...(await readPart(db, { contestId, board, limit: rest }, sql`and e.points ${behind} ${points}`))];
}

export interface RankedRow {
  row: BoardRow;
  rank: number;
  position: number;
}

/** Ranks of a page's rows: equal points share one. */
export function rankRows(rows: readonly BoardRow[], after: BoardCursor | undefined): RankedRow[] {
  let last = after ?? { points: Number.NaN, rank: 0, position: 0 };
  return rows.map((row) => {
    const position = last.position + 1;
    const rank = row.points === last.points ? last.rank : position;
    last = { points: row.points, rank, position };
    return { row, rank, position };
  });
}

/** Whether anything in a contest is settled; until then nobody has a rank. */
export const isSettled = (contestId: string): SQL =>
  sql`(exists (select 1 from contest_matches where contest_id = ${contestId} and version > 0)
    or exists (select 1 from contest_entries where contest_id = ${contestId} and points > 0))`;

export async function isAnythingSettled(db: DrizzleD1Database, contestId: string): Promise<boolean> {
  const row = await db.get<{ found: 0 | 1 }>(sql`select ${isSettled(contestId)} as found`);
  return row?.found === 1;
}
