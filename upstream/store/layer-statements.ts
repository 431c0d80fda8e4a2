import type { SeasonKey } from "./import-queries.ts";
import type { layerContents, seasonLayers } from "./import-schema.ts";
import type { Statement } from "./load-statements.ts";

/** The batch of what was there before batches, which cannot be taken back. */
export const BEFORE_BATCHES = 0;

/** A layer to store, with its contents. */
export type LayerRow = Omit<typeof seasonLayers.$inferInsert, "id" | "content"> & typeof layerContents.$inferSelect;

/** In characters, half of D1's limit for a value: some take two bytes. */
const LONGEST = 900_000;

const ADD_CONTENTS = `insert into layer_contents (hash, matches, prices)
select json_extract(value, '$.hash'), json_extract(value, '$.matches'), json_extract(value, '$.prices')
from json_each(?1)
where true
on conflict (hash) do nothing`;

// For long contents: inside JSON every quotation mark takes two characters.
const ADD_CONTENT = `insert into layer_contents (hash, matches, prices) values (?1, ?2, nullif(?3, ''))
on conflict (hash) do nothing`;

const ADD_LAYERS = `insert into season_layers
  (batch, competition_id, season, format, name, competition, has_rounds, is_of_nations, spellings, content)
select json_extract(value, '$.batch'), json_extract(value, '$.competitionId'), json_extract(value, '$.season'),
  json_extract(value, '$.format'), json_extract(value, '$.name'), json_extract(value, '$.competition'),
  json_extract(value, '$.hasRounds'), json_extract(value, '$.isOfNations'), json_extract(value, '$.spellings'),
  json_extract(value, '$.hash')
from json_each(?1)`;

const DROP_MATCHES = "delete from matches where id in (select value from json_each(?1))";
const DROP_STATISTICS = "delete from match_statistics where match_id in (select value from json_each(?1))";
const DROP_PRICES = "delete from match_prices where match_id in (select value from json_each(?1))";
const DROP_DIFFERENCES = "delete from match_differences where match_id in (select value from json_each(?1))";

const DROP_TEAMS = `delete from teams
where id in (select cast(value as integer) from json_each(?1))
  and not exists (select 1 from matches m where m.home_id = cast(teams.id as text))
  and not exists (select 1 from matches m where m.away_id = cast(teams.id as text))
  and not exists (select 1 from supplier_ids s where s.kind = 'team' and s.our_id = cast(teams.id as text))`;

/** Texts of JSON lists with these rows, none of them too long for a parameter. */
function toTexts(rows: readonly object[]): string[] {
  const chunks: string[][] = [];
  let length = LONGEST;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > LONGEST) chunks.push([]);
    length = (chunks.at(-1)!.length === 0 ? 0 : length) + text.length;
    chunks.at(-1)!.push(text);
  }
  return chunks.map((texts) => `[${texts.join(",")}]`);
}

const isLong = ({ matches, prices }: LayerRow): boolean => matches.length + (prices?.length ?? 0) > LONGEST / 2;

/** Stores layers in their order, and the contents that are not stored yet. */
export const addLayers = (rows: readonly LayerRow[]): Statement[] => [
  ...rows.filter(isLong).map(({ hash, matches, prices }) => ({
    sql: ADD_CONTENT,
    params: [hash, matches, prices ?? ""],
  })),
  ...toTexts(rows.filter((row) => !isLong(row)).map(({ hash, matches, prices }) => ({ hash, matches, prices }))).map(
    (text) => ({ sql: ADD_CONTENTS, params: [text] }),
  ),
  ...toTexts(rows.map(({ matches, prices, ...rest }) => rest)).map((text) => ({ sql: ADD_LAYERS, params: [text] })),
];

/** Deletes matches with all that belongs to them. */
export const dropMatches = (ids: readonly string[]): Statement[] =>
  ids.length === 0
    ? []
    : [DROP_MATCHES, DROP_STATISTICS, DROP_PRICES, DROP_DIFFERENCES].map((sql) => ({
        sql,
        params: [JSON.stringify(ids)],
      }));

/** Deletes those imported teams among the given ones that no longer play any match. */
export const dropTeams = (ids: readonly string[]): Statement[] =>
  ids.length === 0 ? [] : [{ sql: DROP_TEAMS, params: [JSON.stringify(ids)] }];

const MARK_STALE = `insert into stale_seasons (competition_id, season)
select distinct k.competition_id, k.season
from json_each(?1) x cross join season_layers k
on k.competition_id = json_extract(x.value, '$[0]') and k.season = json_extract(x.value, '$[1]')
where true
on conflict (competition_id, season) do nothing`;

/** Marks seasons that have to be made anew from their layers, if they have any. */
export const markStale = (keys: readonly SeasonKey[]): Statement[] =>
  keys.length === 0 ? [] : [{ sql: MARK_STALE, params: [JSON.stringify(keys)] }];

const CLEAR_STATISTICS = `delete from match_statistics where match_id in (
select m.id from json_each(?1) x cross join matches m
on m.competition_id = json_extract(x.value, '$[0]') and m.season = json_extract(x.value, '$[1]'))`;
const CLEAR_PRICES = CLEAR_STATISTICS.replace("match_statistics", "match_prices");

const CLEAR_DIFFERENCES = CLEAR_STATISTICS.replace("match_statistics", "match_differences");

/** Deletes the statistics and prices of seasons. */
export const clearDetails = (keys: readonly SeasonKey[]): Statement[] =>
  [CLEAR_STATISTICS, CLEAR_PRICES].map((sql) => ({ sql, params: [JSON.stringify(keys)] }));

/** Deletes what is known of sources that contradict each other in seasons. */
export const clearDifferences = (keys: readonly SeasonKey[]): Statement[] =>
  keys.length === 0 ? [] : [{ sql: CLEAR_DIFFERENCES, params: [JSON.stringify(keys)] }];

const KEYS = "(select json_extract(value, '$[0]'), json_extract(value, '$[1]') from json_each(?1))";
const DROP_SEASONS = `delete from seasons where (competition_id, season) in ${KEYS}`;
const UNMARK_STALE = `delete from stale_seasons where (competition_id, season) in ${KEYS}`;
const DROP_BARE = `delete from season_layers where format = 'recorded' and (competition_id, season) in ${KEYS}`;

/** Takes seasons off the list; their matches stay. */
export const dropSeasons = (keys: readonly SeasonKey[]): Statement[] =>
  keys.length === 0 ? [] : [{ sql: DROP_SEASONS, params: [JSON.stringify(keys)] }];

/** For seasons that are made anew; those of the release again (`recorded`) need no layer of it. */
export const unmarkStale = (keys: readonly SeasonKey[], recorded: readonly SeasonKey[]): Statement[] => [
  { sql: UNMARK_STALE, params: [JSON.stringify(keys)] },
  { sql: DROP_BARE, params: [JSON.stringify(recorded)] },
];

/** Some seasons that are stale, those of one competition together. */
export async function readStale(database: D1Database, most: number): Promise<SeasonKey[]> {
  const { results } = await database
    .prepare("select competition_id as competitionId, season from stale_seasons order by 1, 2 limit ?1")
    .bind(most)
    .all<{ competitionId: string; season: string }>();
  return results.map(({ competitionId, season }) => [competitionId, season]);
}

export async function countStale(database: D1Database): Promise<number> {
  const row = await database.prepare("select count(*) as number from stale_seasons").first<{ number: number }>();
  return row?.number ?? 0;
}
