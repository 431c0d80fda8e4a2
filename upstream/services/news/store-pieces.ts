import type { LocaleCode } from "#contract/tables/locales";
import type { Statement } from "../../store/load-statements.ts";
import type { PieceStatus } from "../schema/news.ts";
import type { NewsData } from "./news-data.ts";
import { type Piece, type PieceRow, toRow } from "./piece.ts";
import { findPieces, pieceStatements } from "./piece-statements.ts";
import { indexPieces } from "./search/index-pieces.ts";

export interface StoredPiece {
  id: number;
  key: string;
  language: LocaleCode;
  status: PieceStatus;
  publishedAt: number | null;
  outcome: "added" | "changed" | "unchanged";
}

/**
 * Stores pieces in one transaction. Unchanged ones change nothing; of changed ones the previous contents become a
 * revision. `now` in milliseconds of the site's clock. Throws if a text is refused.
 */
export const storePieces = async (data: NewsData, pieces: readonly Piece[], now: number): Promise<StoredPiece[]> =>
  storeRows(
    data,
    pieces.map((piece) => toRow(piece)),
    now,
  );

/** The same for prepared rows, with statements that belong to them. */
export async function storeRows(
  data: NewsData,
  rows: readonly PieceRow[],
  now: number,
  others: readonly D1PreparedStatement[] = [],
): Promise<StoredPiece[]> {
  if (rows.length === 0) return [];
  const prepared = ({ sql, params }: Statement) => data.database.prepare(sql).bind(...params);
  const find = prepared(findPieces(rows));
  const statements = [find, ...others, ...pieceStatements(rows, now).map(prepared), find];
  const results = await data.database.batch<Omit<StoredPiece, "outcome">>(statements);
  const idsOf = (at: number) => new Set(results[at]?.results.map(({ id }) => id));
  const [before, replaced] = [idsOf(0), idsOf(1 + others.length)];
  const stored = results.at(-1)?.results ?? [];
  await indexPieces(data, rows, stored);
  return stored.map((piece) => ({
    ...piece,
    outcome: !before.has(piece.id) ? "added" : replaced.has(piece.id) ? "changed" : "unchanged",
  }));
}
