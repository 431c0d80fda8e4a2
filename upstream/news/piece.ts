import { createHash } from "node:crypto";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { listsOf } from "./listing-names.ts";
import { readingTimeOf } from "./reading-time.ts";
import { renderMarkdown } from "./render-markdown.ts";
import type { PieceStatus, UploadedCover } from "./schema.ts";

/** A piece as an editor or a story writer hands it in. */
export interface Piece {
  /** The same in each language of the piece; with the language it says which piece this is. */
  key: string;
  language: LocaleCode;
  /** Absent: both. */
  sport?: Sport;
  categoryId: string;
  authorId: string;
  tagIds: readonly string[];
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  status: PieceStatus;
  /** Milliseconds; a published piece without it is out at once, and keeps that instant when it is stored again. */
  publishAt?: number;
  matchId?: string;
  cover?: UploadedCover;
}

/** A piece as statements take it. */
export interface PieceRow extends Omit<Piece, "sport"> {
  /** Only where it is fixed. */
  id?: number;
  sport: Sport | null;
  html: string;
  readingTime: number;
  digest: string;
  lists: readonly string[];
}

const withoutSizes = ({ file, width, height, alt }: UploadedCover) => ({ file, width, height, alt });

/** Of all that readers see; not of the HTML and of sizes of a cover, which a new release may write otherwise. */
function digestOf({ sport, categoryId, authorId, tagIds, slug, title, summary, markdown, matchId, cover }: Piece) {
  const seen = [sport, categoryId, authorId, tagIds, slug, title, summary, markdown, matchId];
  return createHash("sha256")
    .update(JSON.stringify([...seen, cover && withoutSizes(cover)]))
    .digest("hex");
}

/** Throws where its Markdown is refused: texts of others go through readPieceFile, which says why and where. */
export function toRow(piece: Piece, id?: number): PieceRow {
  const { html, faults } = renderMarkdown(piece.markdown);
  if (faults.length > 0) throw new Error(`${piece.key} (${piece.language}): ${JSON.stringify(faults)}`);
  const sport = piece.sport ?? null;
  return {
    ...piece,
    ...(id !== undefined && { id }),
    sport,
    html,
    readingTime: readingTimeOf(piece.markdown, piece.language),
    digest: digestOf(piece),
    lists: listsOf({ ...piece, sport }),
  };
}
