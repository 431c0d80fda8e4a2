import type { LocaleCode } from "#contract/tables/locales";
import { AUTHORS, CATEGORIES, type GroupEntry } from "../../data/news/groups.ts";
import {
  type FrontMatter,
  faultsBeyondSchema,
  type KnownThings,
  type LooseFields,
  readFrontMatter,
  readLoose,
  tagIdOf,
} from "./front-matter.ts";
import type { FileFault } from "./front-matter-fields.ts";
import { readMarkdownFile } from "./markdown-file.ts";
import type { Piece } from "./piece.ts";

/** A piece as in its file. `coverFile`: the picture beside it. */
interface PieceFile {
  piece: Piece;
  coverFile?: string;
  coverAlt?: string;
}

const idOf = (entries: readonly GroupEntry[], key: string): string =>
  entries.find((entry) => entry.key === key)?.id ?? "";

/** A piece from checked fields. */
const buildPiece = (fields: FrontMatter, tagIds: readonly string[], markdown: string): Piece => ({
  key: fields.key,
  language: fields.lang as LocaleCode,
  ...(fields.sport !== "all" && { sport: fields.sport }),
  categoryId: idOf(CATEGORIES, fields.category),
  authorId: idOf(AUTHORS, fields.author),
  tagIds: [...new Set(tagIds)],
  slug: fields.slug ?? fields.key,
  title: fields.title,
  summary: fields.summary,
  markdown,
  status: fields.status,
  ...(fields.publishAt !== undefined && { publishAt: fields.publishAt }),
  ...(fields.match !== undefined && { matchId: fields.match }),
});

/**
 * Reads a Markdown file with front matter, or lists everything that is wrong with it, and names its cover all the same.
 * This is the only check between an editor's file and readers.
 */
export function readPieceFile(
  text: string,
  known: KnownThings,
): { file: PieceFile } | { faults: FileFault[]; coverFile?: string } {
  const parts = readMarkdownFile(text);
  if (parts.yaml === undefined) return parts;
  const front = readFrontMatter(parts.yaml);
  const loose: LooseFields = "faults" in front ? readLoose(front.plain) : front.fields;
  const own = "faults" in front ? front.faults : [];
  const faults = [...own, ...faultsBeyondSchema(loose, known), ...parts.faults];
  if ("faults" in front || faults.length > 0)
    return { faults, ...(loose.cover !== undefined && { coverFile: loose.cover }) };
  const { fields } = front;
  const tagIds = fields.tags.flatMap((tag) => tagIdOf(tag, known) ?? []);
  return {
    file: {
      piece: buildPiece(fields, tagIds, parts.markdown),
      ...(fields.cover !== undefined && { coverFile: fields.cover }),
      ...(fields.coverAlt !== undefined && { coverAlt: fields.coverAlt }),
    },
  };
}
