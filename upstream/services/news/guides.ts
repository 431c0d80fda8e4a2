import { LOCALE_CODES } from "#contract/tables/locales";
import { competitionById, teamById } from "../../competitions/world/world.ts";
import { GUIDE_KEYS } from "../../data/news/guide-keys.ts";
import type { Statement } from "../../store/load-statements.ts";
import { thingsIn } from "./front-matter.ts";
import { type PieceRow, toRow } from "./piece.ts";
import { pieceStatements } from "./piece-statements.ts";
import { readPieceFile } from "./read-piece-file.ts";
import { indexStatements } from "./search/index-pieces.ts";

/** More guides than one language will ever have. */
const IDS_OF_A_LANGUAGE = 100;

/** Fixed, so that new databases have the same addresses: 1, 2, 3 … in English, 101 … in Thai. */
function guideId(key: string, language: PieceRow["language"]): number {
  const place = GUIDE_KEYS.indexOf(key);
  if (place < 0) throw new Error(`${key} is not in GUIDE_KEYS`);
  return LOCALE_CODES.indexOf(language) * IDS_OF_A_LANGUAGE + place + 1;
}

/** Parses a guide file. Throws with every fault if it is invalid. */
export function guideRow(text: string): PieceRow & { id: number } {
  const read = readPieceFile(text, thingsIn({ competitionById, teamById }));
  if ("faults" in read) throw new Error(`${text.slice(0, 200)}: ${JSON.stringify(read.faults)}`);
  const { piece } = read.file;
  const id = guideId(piece.key, piece.language);
  return { ...toRow(piece, id), id };
}

/** Statements that store the guides of these files in a new database and its index. */
export function guideStatements(texts: readonly string[]): { database: Statement[]; search: Statement[] } {
  const rows = texts.map(guideRow);
  return {
    database: pieceStatements(rows, 0, 1),
    search: rows.flatMap((row) => indexStatements([row], [row])),
  };
}
