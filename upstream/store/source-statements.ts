import type { Statement } from "./load-statements.ts";
import type { seasonSources } from "./schema.ts";

type Row = typeof seasonSources.$inferSelect;

/** In characters, half of D1's limit for a value: some take two bytes. */
const LONGEST = 900_000;

const UPSERT_SOURCES = `insert into season_sources (competition_id, season, format, name, has_rounds, is_of_nations, matches)
select json_extract(value, '$.competitionId'), json_extract(value, '$.season'), json_extract(value, '$.format'),
  json_extract(value, '$.name'), json_extract(value, '$.hasRounds'), json_extract(value, '$.isOfNations'),
  json_extract(value, '$.matches')
from json_each(?1)
where true
on conflict (competition_id, season, format) do update
set name = excluded.name, has_rounds = excluded.has_rounds, is_of_nations = excluded.is_of_nations,
  matches = excluded.matches
where (season_sources.name, season_sources.has_rounds, season_sources.is_of_nations, season_sources.matches)
  is not (excluded.name, excluded.has_rounds, excluded.is_of_nations, excluded.matches)`;

const DROP_MATCHES = "delete from matches where id in (select value from json_each(?1))";
const DROP_STATISTICS = "delete from match_statistics where match_id in (select value from json_each(?1))";
const DROP_PRICES = "delete from match_prices where match_id in (select value from json_each(?1))";

const DROP_TEAMS = `delete from teams
where id in (select cast(value as integer) from json_each(?1))
  and not exists (select 1 from matches m where m.home_id = cast(teams.id as text))
  and not exists (select 1 from matches m where m.away_id = cast(teams.id as text))`;

/** Stores the contents of seasons by source, several per statement. */
export function upsertSources(rows: readonly Row[]): Statement[] {
  const chunks: string[][] = [];
  let length = LONGEST;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > LONGEST) chunks.push([]);
    length = (chunks.at(-1)!.length === 0 ? 0 : length) + text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.map((texts) => ({ sql: UPSERT_SOURCES, params: [`[${texts.join(",")}]`] }));
}

/** Deletes matches with their statistics and prices. */
export const dropMatches = (ids: readonly string[]): Statement[] =>
  ids.length === 0
    ? []
    : [DROP_MATCHES, DROP_STATISTICS, DROP_PRICES].map((sql) => ({ sql, params: [JSON.stringify(ids)] }));

/** Deletes those imported teams among the given ones that no longer play any match. */
export const dropTeams = (ids: readonly string[]): Statement[] =>
  ids.length === 0 ? [] : [{ sql: DROP_TEAMS, params: [JSON.stringify(ids)] }];
