import { getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { RecordedPrice } from "../match/match.ts";
import type { LoadedMatch } from "./load-statements.ts";
import { competitions, type MatchRow, matches, type StoredSource, type teams } from "./schema.ts";

const COLUMNS = Object.entries(getTableColumns(matches));

/** A match's columns for raw SQL in which the table is called `m`. */
const MATCH_COLUMNS = COLUMNS.map(([, { name }]) => `m.${name}`).join(", ");

/** A row of such a statement in drizzle's form. */
const matchRowOf = (raw: Record<string, unknown>): MatchRow =>
  Object.fromEntries(
    COLUMNS.map(([field, column]) => {
      const value = raw[column.name];
      return [field, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
    }),
  ) as MatchRow;

// Queries of imports. Lists of any length are passed as one JSON parameter; `cross join` makes the database walk them
// in that order and look each up in an index.

export type Raw = Record<string, unknown>;

/** Maximum entries for a parameter or a result. */
const ENTRIES_PER_STATEMENT = 5_000;

const toChunks = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / ENTRIES_PER_STATEMENT) }, (_, index) =>
    items.slice(index * ENTRIES_PER_STATEMENT, (index + 1) * ENTRIES_PER_STATEMENT),
  );

/** `rest`: further parameters of the statement. */
export async function queryAll(
  database: D1Database,
  sql: string,
  entries: readonly unknown[],
  ...rest: readonly string[]
): Promise<Raw[]> {
  if (entries.length === 0) return [];
  const statements = toChunks(entries).map((chunk) => database.prepare(sql).bind(JSON.stringify(chunk), ...rest));
  return (await database.batch<Raw>(statements)).flatMap(({ results }) => results);
}

/** All of them, some hundreds at most: only after matching names is it known which an import needs. */
export const readCompetitions = (database: D1Database) => drizzle(database).select().from(competitions);

export async function readNextTeamId(database: D1Database, first: number): Promise<number> {
  const row = await database.prepare("select max(id) as last from teams").first<{ last: number | null }>();
  return Math.max(first, (row?.last ?? 0) + 1);
}

const TEAMS_BY_KEY = `select t.id, t.name_key as nameKey, t.name, t.country, t.sport, t.is_national as isNational,
  t.batch
from json_each(?1) x cross join teams t on t.name_key = x.value`;

export const toStoredTeam = (row: Raw) =>
  ({ ...row, isNational: row.isNational === null ? null : Boolean(row.isNational) }) as typeof teams.$inferSelect;

export const readTeams = async (database: D1Database, nameKeys: readonly string[]) =>
  (await queryAll(database, TEAMS_BY_KEY, nameKeys)).map(toStoredTeam);

const ALIASES_BY_KEY = `select a.country, a.key, a.name
from json_each(?1) x cross join team_aliases a
on a.country = json_extract(x.value, '$[0]') and a.key = json_extract(x.value, '$[1]')
and not exists (select 1 from team_aliases n where n.country = a.country and n.key = a.key and n.batch < a.batch)`;

/** Usual names by country and spelling. */
export const readAliases = async (database: D1Database, keys: readonly (readonly [country: string, key: string])[]) =>
  (await queryAll(database, ALIASES_BY_KEY, keys)) as { country: string; key: string; name: string }[];

const SEASONS_BY_KEY = `select s.competition_id as competitionId, s.season, s.source, s.name, s.format, s.has_rounds as hasRounds
from json_each(?1) x cross join seasons s
on s.competition_id = json_extract(x.value, '$[0]') and s.season = json_extract(x.value, '$[1]')`;

// Of layers with the same contents only the last counts.
const LAYERS_OF_SEASONS = `select k.competition_id as competitionId, k.season, k.format, k.name,
  k.has_rounds as hasRounds, k.is_of_nations as isOfNations, k.spellings, k.content, c.matches
from json_each(?1) x
cross join season_layers k
on k.competition_id = json_extract(x.value, '$[0]') and k.season = json_extract(x.value, '$[1]')
cross join layer_contents c on c.hash = k.content
where not exists (select 1 from season_layers n
  where n.content = k.content and n.competition_id = k.competition_id and n.season = k.season and n.id > k.id)
order by k.id`;

const PRICES_OF_LAYERS = `select c.hash, c.prices
from json_each(?1) x cross join layer_contents c on c.hash = x.value where c.prices is not null`;

const MATCHES_OF_SEASONS = `select ${MATCH_COLUMNS}
from json_each(?1) x cross join matches m
on m.competition_id = json_extract(x.value, '$[0]') and m.season = json_extract(x.value, '$[1]')`;

export interface SeasonRow {
  competitionId: string;
  season: string;
  source: StoredSource;
  name: string;
  format: string | null;
  hasRounds: boolean | null;
}

export type SeasonKey = readonly [competitionId: string, season: string];

export async function readSeasons(database: D1Database, keys: readonly SeasonKey[]): Promise<SeasonRow[]> {
  const rows = await queryAll(database, SEASONS_BY_KEY, keys);
  return rows.map(
    (row) => ({ ...row, hasRounds: row.hasRounds === null ? null : Boolean(row.hasRounds) }) as SeasonRow,
  );
}

/** What a file says of a season, its matches packed. */
export interface StoredLayer {
  competitionId: string;
  season: string;
  format: string;
  name: string;
  hasRounds: boolean;
  isOfNations: boolean;
  spellings: string[];
  content: string;
  matches: string;
}

/** The layers of these seasons, in their order. */
export async function readLayers(database: D1Database, keys: readonly SeasonKey[]): Promise<StoredLayer[]> {
  const rows = await queryAll(database, LAYERS_OF_SEASONS, keys);
  return rows.map(
    (row) =>
      ({
        ...row,
        hasRounds: Boolean(row.hasRounds),
        isOfNations: Boolean(row.isOfNations),
        spellings: JSON.parse(String(row.spellings)),
      }) as StoredLayer,
  );
}

/** Recorded prices by the source's match id, for layers that have them. */
export async function readLayerPrices(
  database: D1Database,
  contents: readonly string[],
): Promise<Map<string, Record<string, RecordedPrice[]>>> {
  const rows = await queryAll(database, PRICES_OF_LAYERS, contents);
  return new Map(rows.map(({ hash, prices }) => [String(hash), JSON.parse(String(prices))]));
}

/** Without the columns added by the database. */
function loadedMatchOf(raw: Raw): LoadedMatch {
  const { revision, changedAt, ...match } = matchRowOf(raw);
  return match;
}

export const readMatches = async (database: D1Database, keys: readonly SeasonKey[]): Promise<LoadedMatch[]> =>
  (await queryAll(database, MATCHES_OF_SEASONS, keys)).map(loadedMatchOf);

const MATCHES_BY_TEAMS = `select ${MATCH_COLUMNS}
from json_each(?1) x
cross join matches m on m.home_id = json_extract(x.value, '$[0]')
  and m.kick_off >= json_extract(x.value, '$[2]') and m.kick_off < json_extract(x.value, '$[3]')
  and m.away_id = json_extract(x.value, '$[1]')
cross join seasons s on s.competition_id = m.competition_id and s.season = m.season and s.source = 'imported'`;

/** Home side, away side, and the milliseconds between which they met. */
export type Meeting = readonly [homeId: string, awayId: string, from: number, to: number];

/** Imported matches by teams and day. */
export const readMeetings = async (database: D1Database, meetings: readonly Meeting[]): Promise<LoadedMatch[]> =>
  (await queryAll(database, MATCHES_BY_TEAMS, meetings)).map(loadedMatchOf);

const SPELLINGS = `select id, batch, competition_id as competitionId, season, competition, is_of_nations as isOfNations,
  spellings from season_layers order by id`;

/** Who a layer names, in the order of layers. */
export interface LayerNames {
  id: number;
  batch: number;
  competitionId: string;
  season: string;
  competition: string;
  isOfNations: boolean;
  spellings: string[];
}

/** Of all layers: what a changed name concerns is not known otherwise. */
export async function readSpellings(database: D1Database): Promise<LayerNames[]> {
  const { results } = await database.prepare(SPELLINGS).all<Raw>();
  return results.map(
    (row) =>
      ({
        ...row,
        isOfNations: Boolean(row.isOfNations),
        spellings: JSON.parse(String(row.spellings)),
      }) as LayerNames,
  );
}
