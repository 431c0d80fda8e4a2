import type { PublishedRow } from "./import-schema.ts";

/** A published table of one season. */
export interface PublishedSeason {
  competitionId: string;
  season: string;
  rows: readonly PublishedRow[];
}

const REPLACE = `insert into published_tables (competition_id, season, format, rows, batch)
select json_extract(value, '$.competitionId'), json_extract(value, '$.season'), ?2, json_extract(value, '$.rows'), ?3
from json_each(?1)
where true
on conflict (competition_id, season, format, batch) do update set rows = excluded.rows
returning json_array_length(rows) as lines`;

/** Keeps a batch's tables; returns how many lines they have. */
export async function replaceTables(
  database: D1Database,
  seasons: readonly PublishedSeason[],
  { batch, format }: { batch: number; format: string },
): Promise<number> {
  const { results } = await database
    .prepare(REPLACE)
    .bind(JSON.stringify(seasons), format, batch)
    .all<{ lines: number }>();
  return results.reduce((sum, { lines }) => sum + lines, 0);
}
