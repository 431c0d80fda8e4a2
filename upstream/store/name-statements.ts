import { type Raw, toStoredTeam } from "./import-queries.ts";
import type { Statement } from "./load-statements.ts";
import type { competitions, teams } from "./schema.ts";

/** Deletes competitions, teams and contents that nothing needs after an import was taken back. */
export const sweepNames = [
  `delete from competitions
where not exists (select 1 from season_layers k where k.competition_id = cast(competitions.id as text))
  and not exists (select 1 from matches m where m.competition_id = cast(competitions.id as text))
  and not exists (select 1 from supplier_ids s where s.kind = 'competition' and s.our_id = cast(competitions.id as text))`,
  "delete from layer_contents where not exists (select 1 from season_layers k where k.content = layer_contents.hash)",
];

const TEAMS_OF_UNDONE = `select t.id, t.name_key as nameKey, t.name, t.country, t.sport, t.is_national as isNational,
  t.batch
from teams t where t.batch in (select id from import_batches where undone_at is not null)`;

/** Teams that were named by imports that are taken back, and the numbers of these. */
export async function readTeamsOfUndone(database: D1Database) {
  const [rows, batches] = await database.batch<Raw>([
    database.prepare(TEAMS_OF_UNDONE),
    database.prepare("select id from import_batches where undone_at is not null"),
  ]);
  return {
    teams: (rows?.results ?? []).map(toStoredTeam),
    undone: new Set((batches?.results ?? []).map(({ id }) => Number(id))),
  };
}

const RENAME_TEAMS = `update teams set name = json_extract(x.value, '$.name'), country = json_extract(x.value, '$.country'),
  is_national = json_extract(x.value, '$.isNational'), batch = json_extract(x.value, '$.batch')
from json_each(?1) x where teams.id = json_extract(x.value, '$.id')`;

const RENAME_COMPETITIONS = `update competitions set name = json_extract(x.value, '$.name'),
  kind = json_extract(x.value, '$.kind'), country = json_extract(x.value, '$.country'),
  batch = json_extract(x.value, '$.batch')
from json_each(?1) x where competitions.id = json_extract(x.value, '$.id')`;

const renaming = (sql: string, rows: readonly object[]): Statement[] =>
  rows.length === 0 ? [] : [{ sql, params: [JSON.stringify(rows)] }];

export const renameTeams = (rows: readonly (typeof teams.$inferSelect)[]): Statement[] => renaming(RENAME_TEAMS, rows);

export const renameCompetitions = (rows: readonly (typeof competitions.$inferSelect)[]): Statement[] =>
  renaming(RENAME_COMPETITIONS, rows);

const TEAM = `select id, name_key as nameKey, name, country, sport, is_national as isNational, batch
from teams where id = ?1`;

/** An imported team. */
export async function readTeam(database: D1Database, id: number) {
  const row = await database.prepare(TEAM).bind(id).first<Raw>();
  return row ? toStoredTeam(row) : undefined;
}
