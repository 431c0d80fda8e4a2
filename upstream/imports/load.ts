import { drizzle } from "drizzle-orm/d1";
import { loadStatements, type Statement } from "../store/load-statements.ts";
import { competitions, teams } from "../store/schema.ts";
import type { Refusal } from "./parse-row.ts";
import { type FileReading, readFile } from "./read-file.ts";
import type { MatchFile } from "./recognise.ts";
import type { StoredNames, WorldNames } from "./resolve.ts";

/** What one file did to one season. */
export interface ImportedSeason {
  leagueId: string;
  name: string;
  season: string;
  /** Rows of the file. */
  read: number;
  added: number;
  changed: number;
  refused: Refusal[];
  notes: (Refusal | string)[];
}

async function readNames(database: D1Database): Promise<StoredNames> {
  const db = drizzle(database);
  const [competitionRows, teamRows] = await db.batch([db.select().from(competitions), db.select().from(teams)]);
  return { competitions: competitionRows, teams: teamRows };
}

// Without `on conflict`: an import beside this one that took the same id makes this one fail as a whole.
const ADD_COMPETITION = "insert into competitions (id, name_key, name, kind) values (?1, ?2, ?3, ?4)";
const ADD_TEAMS = `insert into teams (id, name_key, name, country)
select json_extract(value, '$.id'), json_extract(value, '$.nameKey'), json_extract(value, '$.name'), json_extract(value, '$.country')
from json_each(?1)`;

function statementsFor({ competition, addedTeams, season, name, matches }: FileReading, now: number): Statement[] {
  const { added, id } = competition;
  const load = { competitionId: id, season, source: "imported" as const, name, loadedAt: now, matches };
  return [
    ...(added ? [{ sql: ADD_COMPETITION, params: [added.id, added.nameKey, added.name, added.kind] }] : []),
    ...(addedTeams.length > 0 ? [{ sql: ADD_TEAMS, params: [JSON.stringify(addedTeams)] }] : []),
    ...loadStatements(load),
  ];
}

async function tryLoad(
  database: D1Database,
  world: WorldNames,
  file: MatchFile,
  now: number,
): Promise<ImportedSeason | { reason: string }> {
  const reading = readFile(file, world, await readNames(database));
  if ("reason" in reading) return reading;
  const { competition, season, read, refused, notes } = reading;
  const answer = { leagueId: competition.id, name: competition.name, season, read, refused, notes };
  if (reading.matches.length === 0) return { ...answer, added: 0, changed: 0 };

  const statements = statementsFor(reading, now).map(({ sql, params }) => database.prepare(sql).bind(...params));
  const results = await database.batch<{ revision?: number }>(statements);
  const revisions = results.flatMap(({ results: rows }) => rows.flatMap(({ revision }) => revision ?? []));
  const added = revisions.filter((revision) => revision === 1).length;
  return { ...answer, added, changed: revisions.length - added };
}

const isTakenId = (error: unknown): boolean =>
  error instanceof Error && /UNIQUE constraint failed: (competitions|teams)\./.test(error.message);

/**
 * Brings one file into the database in one transaction: all of it or nothing. `now` in milliseconds. Answers with a
 * reason, and changes nothing, when the file names no season. An import that ran beside this one may have taken the
 * next free id; then it is read once more against what is there now.
 */
export async function loadFile(
  database: D1Database,
  world: WorldNames,
  file: MatchFile,
  now: number,
): Promise<ImportedSeason | { reason: string }> {
  try {
    return await tryLoad(database, world, file, now);
  } catch (error) {
    if (!isTakenId(error)) throw error;
    return tryLoad(database, world, file, now);
  }
}
