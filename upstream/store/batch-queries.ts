import type { Statement } from "./load-statements.ts";

/** A file of a batch, and what it changed. */
interface BatchFile {
  name: string;
  hash: string;
  format: string;
  read: number;
  added: number;
  changed: number;
  refused: number;
}

/** An import as listed: instants in milliseconds. */
export interface ListedBatch {
  id: number;
  madeAt: number;
  undoneAt: number | null;
  files: BatchFile[];
}

export async function openBatch(database: D1Database, now: number): Promise<number> {
  const row = await database
    .prepare("insert into import_batches (made_at) values (?1) returning id")
    .bind(now)
    .first<{ id: number }>();
  return row!.id;
}

/** Removes a batch that has brought nothing. */
export async function discardBatch(database: D1Database, id: number): Promise<void> {
  await database
    .prepare("delete from import_batches where id = ?1 and not exists (select 1 from import_files where batch = ?1)")
    .bind(id)
    .run();
}

type BatchState = "standing" | "undone" | "unknown";

export async function stateOfBatch(database: D1Database, id: number): Promise<BatchState> {
  const row = await database
    .prepare("select undone_at as undoneAt from import_batches where id = ?1")
    .bind(id)
    .first<{ undoneAt: number | null }>();
  if (!row) return "unknown";
  return row.undoneAt === null ? "standing" : "undone";
}

const ADD_FILE = `insert into import_files (batch, name, hash, format, "read", added, changed, refused)
values (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
on conflict (batch, name, hash) do update set "read" = import_files."read" + excluded."read",
  added = import_files.added + excluded.added, changed = import_files.changed + excluded.changed,
  refused = import_files.refused + excluded.refused`;

/** Adds what a file, or a part of it, has changed. */
export async function addFile(database: D1Database, batch: number, file: BatchFile): Promise<void> {
  const { name, hash, format, read, added, changed, refused } = file;
  await database.prepare(ADD_FILE).bind(batch, name, hash, format, read, added, changed, refused).run();
}

const LIST = `select b.id, b.made_at as madeAt, b.undone_at as undoneAt, (
  select json_group_array(json_object('name', f.name, 'hash', f.hash, 'format', f.format, 'read', f."read",
    'added', f.added, 'changed', f.changed, 'refused', f.refused))
  from import_files f where f.batch = b.id) as files
from import_batches b where b.id < ?1 order by b.id desc limit ?2`;

/** Batches before one, the newest first. */
export async function listBatches(database: D1Database, before: number, most: number): Promise<ListedBatch[]> {
  const { results } = await database
    .prepare(LIST)
    .bind(before, most)
    .all<Omit<ListedBatch, "files"> & { files: string }>();
  return results.map((row) => ({ ...row, files: JSON.parse(row.files) as BatchFile[] }));
}

const STALE_OF_LAYERS = `insert into stale_seasons (competition_id, season)
select distinct competition_id, season from season_layers where batch = ?1
on conflict (competition_id, season) do nothing`;

const DROP_CONTENTS = `delete from layer_contents
where hash in (select content from season_layers where batch = ?1)
  and not exists (select 1 from season_layers k where k.content = layer_contents.hash and k.batch <> ?1)`;

/** Removes everything that a batch has brought; the seasons of its layers become stale. `now` in milliseconds. */
export const removeBatch = (batch: number, now: number): Statement[] => [
  { sql: STALE_OF_LAYERS, params: [batch] },
  { sql: DROP_CONTENTS, params: [batch] },
  ...["season_layers", "match_facts", "match_source_ids", "team_aliases", "channels", "published_tables"].map(
    (table) => ({
      sql: `delete from ${table} where batch = ?1`,
      params: [batch],
    }),
  ),
  { sql: "delete from import_questions where batch = ?1 and answer is null", params: [batch] },
  { sql: "update import_batches set undone_at = ?2 where id = ?1", params: [batch, now] },
];

const ALIASES_OF_BATCH = "select country, key from team_aliases where batch = ?1";

export async function readAliasesOfBatch(database: D1Database, batch: number) {
  const { results } = await database.prepare(ALIASES_OF_BATCH).bind(batch).all<{ country: string; key: string }>();
  return results;
}

const FACTS_OF_BATCH = "select distinct home, away, day from match_facts where batch = ?1";

export async function readFactsOfBatch(database: D1Database, batch: number) {
  const { results } = await database
    .prepare(FACTS_OF_BATCH)
    .bind(batch)
    .all<{ home: string; away: string; day: string }>();
  return results;
}
