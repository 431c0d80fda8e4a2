import type { LocaleCode } from "#contract/tables/locales";
import { TAGS } from "../../../data/news/groups.ts";
import { prepareAll, type Statement } from "../../../store/load-statements.ts";
import type { PieceStatus } from "../../schema/news.ts";
import type { NewsData } from "../news-data.ts";
import { indexedText } from "./search-terms.ts";

interface Text {
  key: string;
  language: LocaleCode;
  title: string;
  summary: string;
  markdown: string;
  tagIds: readonly string[];
}

interface Stored {
  id: number;
  key: string;
  language: LocaleCode;
  status: PieceStatus;
}

const DROP = "delete from news_search where rowid in (select value from json_each(?1))";
const INSERT = `insert into news_search (rowid, title, summary, body, language)
select json_extract(value, '$.id'), json_extract(value, '$.title'), json_extract(value, '$.summary'),
  json_extract(value, '$.body'), json_extract(value, '$.language')
from json_each(?1)`;

const toName = ({ key, language }: Pick<Text, "key" | "language">): string => `${language} ${key}`;

/** Text without Markdown syntax, so that addresses are not searchable. */
const plainText = (markdown: string): string => markdown.replace(/\]\([^)]*\)/g, "]");

/** Names of tags except competitions, which a text names itself. */
const tagNames = ({ tagIds, language }: Text): string =>
  TAGS.filter(({ id }) => tagIds.includes(id))
    .map(({ names }) => names[language])
    .join(" ");

/** Adds published pieces to the index and removes the others. Scheduled ones are included; lists filter them. */
export function indexStatements(texts: readonly Text[], stored: readonly Stored[]): Statement[] {
  const byName = new Map(texts.map((text) => [toName(text), text]));
  const rows = stored
    .filter(({ status }) => status === "published")
    .flatMap((piece) => {
      const text = byName.get(toName(piece));
      if (!text) return [];
      const { language } = piece;
      const [title, summary, body] = [text.title, `${text.summary} ${tagNames(text)}`, plainText(text.markdown)].map(
        (part) => indexedText(part),
      );
      return [{ id: piece.id, language, title, summary, body }];
    });
  return [
    { sql: DROP, params: [JSON.stringify(stored.map(({ id }) => id))] },
    { sql: INSERT, params: [JSON.stringify(rows)] },
  ];
}

/** Publishing succeeds even if indexing fails; `npm run publish -- --rebuild-search` repairs the index. */
export async function indexPieces(
  { search }: NewsData,
  texts: readonly Text[],
  stored: readonly Stored[],
): Promise<void> {
  try {
    const statements = indexStatements(texts, stored);
    await search.batch(prepareAll(search, statements));
  } catch (error) {
    console.error(JSON.stringify({ event: "news_not_indexed", pieces: stored.length, reason: String(error) }));
  }
}
