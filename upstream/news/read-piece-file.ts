import type { LocaleCode } from "#contract/tables/locales";
import { AUTHORS, CATEGORIES, type GroupEntry } from "../data/news/groups.ts";
import { type FileFault, type FrontMatter, readFrontMatter, tagIdOf } from "./front-matter.ts";
import type { Piece } from "./piece.ts";
import { refusedCharacters } from "./refused-characters.ts";
import { LONGEST_TEXT, renderMarkdown } from "./render-markdown.ts";

/** A piece as its file has it. `coverFile`: the picture beside it. */
export interface PieceFile {
  piece: Piece;
  coverFile?: string;
  coverAlt?: string;
}

const FILE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** Front matter and text. */
const LONGEST_FILE = LONGEST_TEXT + 10_000;

const idOf = (entries: readonly GroupEntry[], key: string): string =>
  entries.find((entry) => entry.key === key)?.id ?? "";

const linesIn = (text: string): number => text.split("\n").length - 1;

/** The piece of checked fields. */
const pieceOf = (fields: FrontMatter, tagIds: readonly string[], markdown: string): Piece => ({
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

/** Faults of the text behind the front matter, by the lines of the file. */
function textFaults(text: string, head: string): FileFault[] {
  const body = text.slice(head.length);
  const skipped = linesIn(text.slice(0, text.length - body.trimStart().length));
  if (body.trim() === "") return [{ line: skipped + 1, reason: "no text" }];
  return renderMarkdown(body.trim()).faults.map(({ line, reason }) => ({ line: line + skipped, reason }));
}

/**
 * Reads a Markdown file with front matter, or says all that is wrong with it. Nothing else stands between an editor's
 * file and what readers get.
 */
export function readPieceFile(
  text: string,
  isCompetition: (id: string) => boolean,
): { file: PieceFile } | { faults: FileFault[] } {
  if (text.length > LONGEST_FILE) return { faults: [{ line: 1, reason: `longer than ${LONGEST_FILE} characters` }] };
  const refused = refusedCharacters(text);
  if (refused.length > 0) return { faults: refused };
  const [head, yaml] = FILE.exec(text) ?? [];
  if (head === undefined || yaml === undefined)
    return { faults: [{ line: 1, reason: "no front matter between two lines of ---" }] };
  const front = readFrontMatter(yaml);
  const faults = textFaults(text, head);
  if ("faults" in front) return { faults: [...front.faults, ...faults] };
  const { fields } = front;
  const tags = fields.tags.map((tag) => ({ tag, id: tagIdOf(tag, isCompetition) }));
  for (const { tag, id } of tags) if (id === undefined) faults.push({ field: "tags", reason: `no such tag: ${tag}` });
  if (fields.cover !== undefined && fields.coverAlt === undefined)
    faults.push({ field: "coverAlt", reason: "missing: say what the cover shows" });
  if (faults.length > 0) return { faults };
  const tagIds = tags.flatMap(({ id }) => id ?? []);
  return {
    file: {
      piece: pieceOf(fields, tagIds, text.slice(head.length).trim()),
      ...(fields.cover !== undefined && { coverFile: fields.cover }),
      ...(fields.coverAlt !== undefined && { coverAlt: fields.coverAlt }),
    },
  };
}
