import type { matchSourceIds } from "./import-schema.ts";
import type { Statement } from "./load-statements.ts";

export type SourceId = Omit<typeof matchSourceIds.$inferSelect, "batch">;

const UPSERT = `insert into match_source_ids (key, home, away, day, home_name, away_name, batch)
select json_extract(value, '$.key'), json_extract(value, '$.home'), json_extract(value, '$.away'),
  json_extract(value, '$.day'), json_extract(value, '$.homeName'), json_extract(value, '$.awayName'), ?2
from json_each(?1)
where true
on conflict (key, batch) do update set home = excluded.home, away = excluded.away, day = excluded.day,
  home_name = excluded.home_name, away_name = excluded.away_name`;

/** In one statement: a season has some hundreds. */
export const upsertSourceIds = (ids: readonly SourceId[], batch: number): Statement[] =>
  ids.length > 0 ? [{ sql: UPSERT, params: [JSON.stringify(ids), batch] }] : [];

const BY_KEY = `select key, home, away, day, home_name as homeName, away_name as awayName
from match_source_ids where key = ?1 order by batch desc limit 1`;

/** The match of that key; null while no list of matches has it. */
export const readSourceId = (database: D1Database, key: string): Promise<SourceId | null> =>
  database.prepare(BY_KEY).bind(key).first<SourceId>();
