import { getTableColumns } from "drizzle-orm";
import { type MatchRow, matches, type StoredSource } from "./schema.ts";

/** Columns that few sources give. */
type Seldom = "sport" | "shootoutWinner" | "reds" | "part" | "carry" | "periods";

/** A match as given by a source; the database adds its revision. */
export type LoadedMatch = Omit<MatchRow, "revision" | "changedAt" | Seldom> & Partial<Pick<MatchRow, Seldom>>;

/** Fields of a match of which a source gives only the teams, season and time. */
export const UNSAID = {
  matchday: null,
  group: null,
  part: null,
  carry: null,
  leg: null,
  isTimeConfirmed: false,
  isNeutral: false,
  venueName: null,
  venueCity: null,
  halfTime: null,
  fullTime: null,
  extraTime: null,
  shootout: null,
  periods: null,
  firstLeg: null,
  goals: null,
  sport: null,
  shootoutWinner: null,
  reds: null,
} as const satisfies Partial<LoadedMatch>;

/** One season of a competition, from one source. */
export interface SeasonLoad {
  competitionId: string;
  season: string;
  source: StoredSource;
  name: string;
  /** Milliseconds; 0 for recorded seasons. */
  loadedAt: number;
  matches: readonly LoadedMatch[];
}

/** A season as listed in the database. */
export interface SeasonEntry {
  competitionId: string;
  season: string;
  source: StoredSource;
  name: string;
  /** Format of the imported files, and whether it gives rounds; absent for recorded seasons. */
  format?: string;
  hasRounds?: boolean;
  /** For a cup without rounds. */
  isDrawOpen?: boolean;
}

export interface Statement {
  sql: string;
  params: (string | number)[];
}

/** Statements as a database takes them, for one of its transactions. */
export const prepareAll = (database: D1Database, statements: readonly Statement[]): D1PreparedStatement[] =>
  statements.map(({ sql, params }) => database.prepare(sql).bind(...params));

// D1 allows 100 parameters and 2 MB per value, so rows are passed as JSON: a thousand of them are about 400 kB.
const ROWS_PER_STATEMENT = 1_000;

const SET_BY_DATABASE = new Set(["revision", "changedAt"]);
const COLUMNS = Object.entries(getTableColumns(matches))
  .filter(([field]) => !SET_BY_DATABASE.has(field))
  .map(([field, { name }]) => ({ field, name }));
const DATA = COLUMNS.filter(({ name }) => name !== "id").map(({ name }) => name);

// A recorded season is replaced: matches that the new load does not contain are deleted.
const DROP_REPLACED = `delete from matches
where competition_id = ?1 and season = ?2
  and exists (select 1 from seasons s where s.competition_id = ?1 and s.season = ?2 and s.source = 'recorded')
  and id not in (select value from json_each(?3))`;

const UPSERT_SEASONS = `insert into seasons (competition_id, season, source, name, imported_at, format, has_rounds, is_draw_open)
select json_extract(value, '$.competitionId'), json_extract(value, '$.season'), json_extract(value, '$.source'),
  json_extract(value, '$.name'), ?2, json_extract(value, '$.format'), json_extract(value, '$.hasRounds'),
  json_extract(value, '$.isDrawOpen')
from json_each(?1)
where true
on conflict (competition_id, season) do update
set source = excluded.source, name = excluded.name, imported_at = excluded.imported_at,
  format = excluded.format, has_rounds = excluded.has_rounds, is_draw_open = excluded.is_draw_open
where excluded.source = 'imported' or seasons.source = 'recorded'`;

// Joined to its season's source, so that a seed writes nothing into an imported season. Unchanged rows are not written.
// `revision` in the result distinguishes an added row (1) from a changed one.
const UPSERT_MATCHES = `insert into matches (${COLUMNS.map(({ name }) => name).join(", ")}, revision, changed_at)
select ${COLUMNS.map(({ field }) => `json_extract(x.value, '$.${field}')`).join(", ")}, 1, ?3
from json_each(?1) x
join seasons s on s.competition_id = json_extract(x.value, '$.competitionId')
  and s.season = json_extract(x.value, '$.season') and s.source = ?2
where true
on conflict (id) do update
set ${DATA.map((name) => `${name} = excluded.${name}`).join(", ")},
  revision = matches.revision + 1, changed_at = excluded.changed_at
where (${DATA.map((name) => `matches.${name}`).join(", ")}) is not (${DATA.map((name) => `excluded.${name}`).join(", ")})
returning competition_id as competitionId, season, revision`;

const toChunks = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

/** Replaces a recorded season: only its matches in `ids` stay. */
export const dropReplaced = (competitionId: string, season: string, ids: readonly string[]): Statement => ({
  sql: DROP_REPLACED,
  params: [competitionId, season, JSON.stringify(ids)],
});

/** `loadedAt` in milliseconds. A recorded season never replaces an imported one. */
export const upsertSeasons = (seasons: readonly SeasonEntry[], loadedAt: number): Statement[] =>
  seasons.length > 0 ? [{ sql: UPSERT_SEASONS, params: [JSON.stringify(seasons), loadedAt] }] : [];

/** Writes matches of any seasons listed in the database under this source. */
export const upsertMatches = (
  rows: readonly LoadedMatch[],
  source: StoredSource,
  loadedAt: number,
  rowsPerStatement = ROWS_PER_STATEMENT,
): Statement[] =>
  toChunks(rows, rowsPerStatement).map((chunk) => ({
    sql: UPSERT_MATCHES,
    params: [JSON.stringify(chunk), source, loadedAt],
  }));

/** Statements that store a season, to run in one transaction; idempotent. */
export function loadStatements(load: SeasonLoad, rowsPerStatement = ROWS_PER_STATEMENT): Statement[] {
  const { competitionId, season, source, name, loadedAt, matches: rows } = load;
  return [
    dropReplaced(
      competitionId,
      season,
      rows.map(({ id }) => id),
    ),
    ...upsertSeasons([{ competitionId, season, source, name }], loadedAt),
    ...upsertMatches(rows, source, loadedAt, rowsPerStatement),
  ];
}

const literal = (value: string | number): string =>
  typeof value === "number" ? String(value) : `'${value.replaceAll("'", "''")}'`;

/** The statement with its parameters inlined, for tools that run SQL text. */
export const asSqlText = ({ sql, params }: Statement): string =>
  `${sql.replace(/\?(\d)/g, (_, number: string) => literal(params[Number(number) - 1] ?? 0))};\n`;
