import { createHash } from "node:crypto";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import type { PieceStatus, UploadedCover } from "../schema/news.ts";
import { buildLists } from "./listing-names.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { readingTimeOf } from "./search/search-terms.ts";

/** A piece as submitted by an editor or a story writer. */
export interface Piece {
  /** The same in each language of the piece; together with the language it identifies a piece. */
  key: string;
  language: LocaleCode;
  /** Absent for both. */
  sport?: Sport;
  categoryId: string;
  authorId: string;
  tagIds: readonly string[];
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  status: PieceStatus;
  /** Milliseconds; a published piece without it is published at once, and keeps that instant when stored again. */
  publishAt?: number;
  matchId?: string;
  cover?: UploadedCover;
}

/** A piece ready for the statements. */
export interface PieceRow extends Omit<Piece, "sport"> {
  /** Only if fixed. */
  id?: number;
  sport: Sport | null;
  html: string;
  readingTime: number;
  digest: string;
  lists: readonly string[];
}

const withoutSizes = ({ file, width, height, alt }: UploadedCover) => ({ file, width, height, alt });

/**
 * Over everything that readers see, except the HTML and the sizes of a cover, which a new release may render
 * differently.
 */
function toDigest({ sport, categoryId, authorId, tagIds, slug, title, summary, markdown, matchId, cover }: Piece) {
  const seen = [sport, categoryId, authorId, tagIds, slug, title, summary, markdown, matchId];
  return createHash("sha256")
    .update(JSON.stringify([...seen, cover && withoutSizes(cover)]))
    .digest("hex");
}

/** Throws if its Markdown is refused; editors' texts go through readPieceFile, which says why and where. */
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
    digest: toDigest(piece),
    lists: buildLists({ ...piece, sport }),
  };
}
