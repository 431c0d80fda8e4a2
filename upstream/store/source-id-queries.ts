import { queryAll } from "./import-queries.ts";
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

const BY_KEY = `select i.key, i.home, i.away, i.day, i.home_name as homeName, i.away_name as awayName
from json_each(?1) x cross join match_source_ids i on i.key = x.value
where not exists (select 1 from match_source_ids n where n.key = i.key and n.batch > i.batch)`;

/** The matches of those keys that a list of matches has. */
export const readSourceIds = async (database: D1Database, keys: readonly string[]): Promise<SourceId[]> =>
  (await queryAll(database, BY_KEY, keys)) as unknown as SourceId[];
