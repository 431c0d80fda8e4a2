import { type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import type { AvatarId } from "#contract/tables/avatars";
import type { EntryRow } from "./entry-wire.ts";

/** Where a page of a board begins: the row before it, its rank, and how many rows are before. */
export interface BoardCursor {
  points: number;
  id: number;
  rank: number;
  position: number;
}

/** Opaque to callers, so that ranks of a page far down need no count of all rows above. */
export const cursorText = ({ points, id, rank, position }: BoardCursor): string =>
  [points, id, rank, position].join(".");

/** Undefined of what is none. */
export function readCursor(text: string): BoardCursor | undefined {
  if (!/^-?\d{1,9}(\.\d{1,12}){3}$/.test(text)) return undefined;
  const [points = 0, id = 0, rank = 0, position = 0] = text.split(".").map(Number);
  return { points, id, rank, position };
}

/** An entry with who stands behind it: nobody where it is made up or its member has left. */
export interface BoardRow extends EntryRow {
  nickname: string | null;
  avatarId: AvatarId | null;
}

/** For a statement with entries as `e` and their members as `u`; a member who waits for the end of their account has left. */
export const BOARD_COLUMNS =
  sql.raw(`e.id, e.contest_id as contestId, e.key, e.username, e.made_up_name as madeUpName, e.at,
  e.points, e.settled, e.wins, e.half_wins as halfWins, e.pushes, e.half_losses as halfLosses, e.losses,
  case when u.username is null then null else e.link end as link,
  e.link_state as linkState, u.nickname, u.avatar_id as avatarId`);
export const WITH_MEMBERS = sql.raw("left join users as u on u.username = e.username and u.erase_at is null");

export type Board = "top" | "lowest";

/** `settled >= 20`: LEAST_FOR_LOWEST, by the words of its index. */
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
 * A page of a board, from its end on or behind a row; of equal points who entered earlier comes first. Many entries have
 * the same points: those behind the row that have are
 * read by themselves, since of a pair of columns the index would be read from the first of them on.
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

/** Ranks of the rows of a page: equal points share one. */
export function rankRows(rows: readonly BoardRow[], after: BoardCursor | undefined): RankedRow[] {
  let last = after ?? { points: Number.NaN, rank: 0, position: 0 };
  return rows.map((row) => {
    const position = last.position + 1;
    const rank = row.points === last.points ? last.rank : position;
    last = { points: row.points, rank, position };
    return { row, rank, position };
  });
}

/** Whether anything of a contest is settled: before that nobody has a rank. */
export const isSettled = (contestId: string): SQL =>
  sql`(exists (select 1 from contest_matches where contest_id = ${contestId} and version > 0)
    or exists (select 1 from contest_entries where contest_id = ${contestId} and points > 0))`;

export async function isAnythingSettled(db: DrizzleD1Database, contestId: string): Promise<boolean> {
  const row = await db.get<{ found: 0 | 1 }>(sql`select ${isSettled(contestId)} as found`);
  return row?.found === 1;
}
