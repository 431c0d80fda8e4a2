import type { Statement } from "../../store/load-statements.ts";
import type { PieceRow } from "./piece.ts";

// Rows are passed as JSON, like those of matches: one statement for any number of them. ?1 is the rows, ?2 the instant.

const field = (name: string): string => `json_extract(x.value, '$.${name}')`;

/** The stored piece of a row. */
const STORED = `p.key = ${field("key")} and p.language = ${field("language")}`;

/** Publication time: as given, else as before, else now. */
const PUBLISHED_AT = `coalesce(${field("publishAt")}, p.published_at, case when ${field("status")} = 'published' then ?2 end)`;

const KEEP_REVISIONS = `insert into news_revisions (piece_id, replaced_at, content)
select p.id, ?2, json_object('slug', p.slug, 'title', p.title, 'summary', p.summary, 'markdown', p.markdown,
  'sport', p.sport, 'categoryId', p.category_id, 'authorId', p.author_id, 'tagIds', json(p.tag_ids),
  'cover', json(p.cover), 'status', p.status, 'publishedAt', p.published_at, 'updatedAt', p.updated_at,
  'matchId', p.match_id)
from json_each(?1) x join news_pieces p on ${STORED}
where (p.digest, p.status, p.published_at) is not (${field("digest")}, ${field("status")}, ${PUBLISHED_AT})
returning piece_id as id`;

const COLUMNS: readonly [column: string, value: string][] = [
  ["sport", field("sport")],
  ["category_id", field("categoryId")],
  ["author_id", field("authorId")],
  ["tag_ids", field("tagIds")],
  ["slug", field("slug")],
  ["title", field("title")],
  ["summary", field("summary")],
  ["markdown", field("markdown")],
  ["html", field("html")],
  ["reading_time", field("readingTime")],
  ["cover", field("cover")],
  ["status", field("status")],
  ["published_at", PUBLISHED_AT],
  [
    "updated_at",
    `case when p.status = 'published' and p.published_at <= ?2 and p.digest <> ${field("digest")} then ?2 else p.updated_at end`,
  ],
  ["match_id", field("matchId")],
  ["digest", field("digest")],
];
const NAMES = COLUMNS.map(([column]) => column);

const UPSERT_PIECES = `insert into news_pieces (id, key, language, ${NAMES.join(", ")})
select coalesce(p.id, ${field("id")}), ${field("key")}, ${field("language")}, ${COLUMNS.map(([, value]) => value).join(", ")}
from json_each(?1) x left join news_pieces p on ${STORED}
where true
on conflict (key, language) do update set ${NAMES.map((name) => `${name} = excluded.${name}`).join(", ")}
where (${NAMES.map((name) => `news_pieces.${name}`).join(", ")}) is not (${NAMES.map((name) => `excluded.${name}`).join(", ")})`;

const DROP_LISTINGS = `delete from news_listings
where piece_id in (select p.id from json_each(?1) x join news_pieces p on ${STORED})`;

const WRITE_LISTINGS = `insert into news_listings (list, language, published_at, piece_id)
select listed.value, p.language, p.published_at, p.id
from json_each(?1) x join news_pieces p on ${STORED}, json_each(x.value, '$.lists') listed
where p.status = 'published'`;

/** Everything but the texts. */
const withoutTexts = ({ key, language, digest, status, publishAt, lists }: PieceRow) => ({
  key,
  language,
  digest,
  status,
  publishAt,
  lists,
});

/**
 * Statements that store pieces, to run in one transaction; idempotent. `textsPerStatement`: for tools that run SQL
 * text, which D1 limits to 100 kB per statement.
 */
export function pieceStatements(rows: readonly PieceRow[], now: number, textsPerStatement = rows.length): Statement[] {
  const named = JSON.stringify(rows.map(withoutTexts));
  const upserts = Array.from({ length: Math.ceil(rows.length / textsPerStatement) }, (_, index) =>
    rows.slice(index * textsPerStatement, (index + 1) * textsPerStatement),
  );
  return [
    { sql: KEEP_REVISIONS, params: [named, now] },
    ...upserts.map((some) => ({ sql: UPSERT_PIECES, params: [JSON.stringify(some), now] })),
    { sql: DROP_LISTINGS, params: [named] },
    { sql: WRITE_LISTINGS, params: [named] },
  ];
}

/** The stored pieces of rows: their ids, and what a report needs. */
export const findPieces = (rows: readonly Pick<PieceRow, "key" | "language">[]): Statement => ({
  sql: `select p.id, p.key, p.language, p.status, p.published_at as publishedAt
from json_each(?1) x join news_pieces p on ${STORED}`,
  params: [JSON.stringify(rows.map(({ key, language }) => ({ key, language })))],
});
