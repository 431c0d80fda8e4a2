import type { OpenQuestionKind } from "#contract/domain/imports";
import type { importQuestions, Suggestion } from "./import-schema.ts";
import type { Statement } from "./load-statements.ts";

/** A question of an import. */
export interface ImportQuestion {
  kind: OpenQuestionKind;
  key: string;
  text: string;
  about: string;
  suggestions: Suggestion[];
  rows: number;
}

export type StoredQuestion = typeof importQuestions.$inferSelect;

/** Answers by kind and key (`decisionKey`). */
export type Decisions = ReadonlyMap<string, string>;

export const decisionKey = (kind: OpenQuestionKind, key: string): string => `${kind} ${key}`;

export async function readDecisions(database: D1Database): Promise<Decisions> {
  const { results } = await database
    .prepare("select kind, key, answer from import_questions where answer is not null")
    .all<{ kind: OpenQuestionKind; key: string; answer: string }>();
  return new Map(results.map(({ kind, key, answer }) => [decisionKey(kind, key), answer]));
}

// Parts of one import add up; another one asks anew.
const ASK = `insert into import_questions (kind, key, text, about, suggestions, "rows", batch)
select json_extract(value, '$.kind'), json_extract(value, '$.key'), json_extract(value, '$.text'),
  json_extract(value, '$.about'), json_extract(value, '$.suggestions'), json_extract(value, '$.rows'), ?2
from json_each(?1)
where true
on conflict (kind, key) do update set about = excluded.about, suggestions = excluded.suggestions,
  "rows" = excluded."rows" + iif(import_questions.batch = excluded.batch, import_questions."rows", 0),
  batch = excluded.batch
where import_questions.answer is null`;

export const askQuestions = (questions: readonly ImportQuestion[], batch: number): Statement[] =>
  questions.length === 0 ? [] : [{ sql: ASK, params: [JSON.stringify(questions), batch] }];

const COLUMNS = `id, kind, key, text, about, suggestions, "rows", batch, answer, decided_at as decidedAt`;
const toQuestion = (row: Omit<StoredQuestion, "suggestions"> & { suggestions: string }): StoredQuestion => ({
  ...row,
  suggestions: JSON.parse(row.suggestions) as Suggestion[],
});

/** Open questions after one, in their order. */
export async function listQuestions(database: D1Database, after: number, most: number): Promise<StoredQuestion[]> {
  const { results } = await database
    .prepare(`select ${COLUMNS} from import_questions where answer is null and id > ?1 order by id limit ?2`)
    .bind(after, most)
    .all<Omit<StoredQuestion, "suggestions"> & { suggestions: string }>();
  return results.map(toQuestion);
}

export async function countQuestions(database: D1Database): Promise<number> {
  const row = await database
    .prepare("select count(*) as number from import_questions where answer is null")
    .first<{ number: number }>();
  return row?.number ?? 0;
}

export async function readQuestion(database: D1Database, id: number): Promise<StoredQuestion | undefined> {
  const row = await database
    .prepare(`select ${COLUMNS} from import_questions where id = ?1`)
    .bind(id)
    .first<Omit<StoredQuestion, "suggestions"> & { suggestions: string }>();
  return row ? toQuestion(row) : undefined;
}

/** Sets an answer, or opens the question again without one; `now` in milliseconds. */
export const answerQuestion = (id: number, answer: string | undefined, now: number): Statement =>
  answer === undefined
    ? { sql: "update import_questions set answer = null, decided_at = null where id = ?1", params: [id] }
    : { sql: "update import_questions set answer = ?2, decided_at = ?3 where id = ?1", params: [id, answer, now] };

const DECIDE = `insert into import_questions (kind, key, text, about, suggestions, "rows", batch, answer, decided_at)
values ('club', ?1, ?2, '', '[]', 0, 0, ?3, ?4)
on conflict (kind, key) do update set answer = excluded.answer, decided_at = excluded.decided_at`;

/** Decides about a club that nobody has asked about: one that is there twice. */
export const decideClub = (key: string, name: string, answer: string, now: number): Statement => ({
  sql: DECIDE,
  params: [key, name, answer, now],
});
