import type { Sport } from "#contract/tables/sports";
import { readCompetitions, readMatchesOf, readSeasonsOf, type SeasonKey } from "../store/import-queries.ts";
import type { SeasonRows } from "./formats/format.ts";
import { joinSeason, type StoredSeason } from "./join-season.ts";
import { leagueOfRows, readSeason, type SeasonReading, seasonParts } from "./read-season.ts";
import type { ImportedSeason } from "./report.ts";
import {
  type ResolvedCompetition,
  resolveCompetition,
  type StoredCompetition,
  type WorldNames,
} from "./resolve-competition.ts";
import { isRefusal } from "./source-row.ts";
import { type NeededName, readNames } from "./stored-names.ts";
import { homeOf, type StoredNames, teamResolver } from "./team-resolver.ts";
import { type NewNames, reportOf, statementsFor, type Written } from "./write-matches.ts";

interface NamedRows {
  given: SeasonRows;
  resolved: ResolvedCompetition;
  sport: Sport;
}

/** One competition for each list of rows; a list whose league is not known is a reason. */
function resolveAll(
  seasons: readonly SeasonRows[],
  world: WorldNames,
  stored: readonly StoredCompetition[],
): NamedRows[] | { reason: string } {
  const known = [...stored];
  const all: NamedRows[] = [];
  for (const given of seasons) {
    const { sport = "football", name } = given.competition;
    const league = name === "" ? leagueOfRows(given, world) : undefined;
    if (league && "reason" in league) return league;
    const resolved = league
      ? { id: league.id, name: league.names.en, kind: league.kind, entry: league }
      : resolveCompetition(given.competition, world, known);
    if (resolved.added) known.push(resolved.added);
    all.push({ given, resolved, sport });
  }
  return all;
}

const neededNames = (all: readonly NamedRows[], world: WorldNames): NeededName[] =>
  all.flatMap(({ given, resolved, sport }) => {
    const home = homeOf(resolved, world);
    const texts = new Set(given.rows.flatMap((row) => (isRefusal(row) ? [] : [row.home, row.away])));
    return [...texts].map((text) => ({ text, home, sport }));
  });

function readAll(all: readonly NamedRows[], world: WorldNames, names: StoredNames, added: NewNames): SeasonReading[] {
  return all.flatMap(({ given, resolved, sport }) => {
    if (resolved.added) added.competitions.push(resolved.added);
    const options = { resolved, sport, isOfNations: given.competition.isOfNations ?? false };
    const { idOf } = teamResolver(options, world, names, added.teams);
    return seasonParts(given, resolved).map((part) => readSeason(part, given.title, resolved, sport, idOf));
  });
}

const keyOf = (competitionId: string, season: string): string => `${competitionId} ${season}`;

/** Two lists of a file may be of one season ("AFF" and "ASEAN Championship"): then they are one. */
function mergedReadings(readings: readonly SeasonReading[]): SeasonReading[] {
  const byKey = new Map<string, SeasonReading>();
  for (const one of readings) {
    const key = keyOf(one.competition.id, one.season);
    const other = byKey.get(key);
    byKey.set(
      key,
      other
        ? {
            ...other,
            read: other.read + one.read,
            matches: [...other.matches, ...one.matches],
            extras: new Map([...other.extras, ...one.extras]),
            places: new Map([...other.places, ...one.places]),
            spellings: new Map([...other.spellings, ...one.spellings]),
            hasRounds: other.hasRounds || one.hasRounds,
            refused: [...other.refused, ...one.refused],
            notes: [...other.notes, ...one.notes],
          }
        : one,
    );
  }
  return [...byKey.values()];
}

async function readStored(
  database: D1Database,
  readings: readonly SeasonReading[],
): Promise<Map<string, StoredSeason>> {
  const keys = readings.map(({ competition, season }): SeasonKey => [competition.id, season]);
  const [seasons, matches] = await Promise.all([readSeasonsOf(database, keys), readMatchesOf(database, keys)]);
  const bySeason = Map.groupBy(matches, ({ competitionId, season }) => keyOf(competitionId, season));
  return new Map(
    seasons.map(({ competitionId, season, ...rest }) => {
      const key = keyOf(competitionId, season);
      return [key, { ...rest, matches: bySeason.get(key) ?? [] }];
    }),
  );
}

/**
 * Brings the matches of one text into the database in one transaction: all of it or nothing. `now` in milliseconds.
 * Answers with a reason, and changes nothing, when their competition is not known.
 */
export async function loadMatches(
  database: D1Database,
  world: WorldNames,
  seasons: readonly SeasonRows[],
  format: string,
  now: number,
): Promise<ImportedSeason[] | { reason: string }> {
  const all = resolveAll(seasons, world, await readCompetitions(database));
  if ("reason" in all) return all;
  const names = await readNames(database, neededNames(all, world));
  const added: NewNames = { teams: new Map(), competitions: [] };
  const readings = mergedReadings(readAll(all, world, names, added));
  const stored = await readStored(database, readings);
  const outcomes = readings.map((reading) => {
    const own = stored.get(keyOf(reading.competition.id, reading.season));
    return { reading, joined: joinSeason(reading, own, format) };
  });
  const statements = statementsFor(outcomes, added, format, now);
  const prepared = statements.map(({ sql, params }) => database.prepare(sql).bind(...params));
  const results = prepared.length > 0 ? await database.batch<Written>(prepared) : [];
  const written = results.flatMap(({ results: rows }) => rows);
  return outcomes.map((outcome) => reportOf(outcome, written, added));
}
