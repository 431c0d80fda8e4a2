import type { Sport } from "#contract/tables/sports";
import { modelOf } from "../competitions/sports/sport-model.ts";
import { CARRIES } from "../data/standings/parts/split.ts";
import type { MatchPart } from "../match/match.ts";
import { seasonKey } from "../match/sources.ts";
import {
  readCompetitions,
  readLayers,
  readMatches,
  readSeasons,
  type SeasonKey,
  type SeasonRow,
  type StoredLayer,
} from "../store/import-queries.ts";
import { type LoadedMatch, prepareAll } from "../store/load-statements.ts";
import { askQuestions, decisionKey, type ImportQuestion, readDecisions } from "../store/question-queries.ts";
import { sportOfColumn } from "../store/schema.ts";
import { type SourceId, upsertSourceIds } from "../store/source-id-queries.ts";
import { clubQuestions, mergedQuestions, partKey, partQuestions, zoneKey, zoneQuestion } from "./ask.ts";
import type { SeasonRows } from "./formats/format.ts";
import { joinSeason, type StoredSeason } from "./join-season.ts";
import { layerSource } from "./layer-source.ts";
import { type OwnLayer, toLayer } from "./own-layer.ts";
import { clubsIn, readSeason, type SeasonReading, seasonParts } from "./read-season.ts";
import type { ImportedSeason } from "./report.ts";
import { resolveAll } from "./resolve-all.ts";
import type { ResolvedCompetition, WorldNames } from "./resolve-competition.ts";
import { isRefusal } from "./source-row.ts";
import { sourcesOf } from "./sources-of-layers.ts";
import { addStoredFacts, tokensOf } from "./stored-facts.ts";
import { type NeededName, readNames } from "./stored-names.ts";
import { homeOf, type StoredNames, type TeamResolver, teamResolver } from "./team-resolver.ts";
import { buildReport, type NewNames, statementsFor, type Written } from "./write-matches.ts";

interface NamedRows {
  given: SeasonRows;
  resolved: ResolvedCompetition;
  sport: Sport;
}

/** Names in the file and in all earlier sources of its seasons. */
const neededNames = (all: readonly NamedRows[], known: StoredSeasons, world: WorldNames): NeededName[] =>
  all.flatMap(({ given, resolved, sport }) => {
    const home = homeOf(resolved, world);
    const own = given.rows.flatMap((row) => (isRefusal(row) ? [] : [row.home, row.away]));
    const before = known.layers.filter(({ competitionId }) => competitionId === resolved.id);
    const texts = new Set([...own, ...before.flatMap(({ spellings }) => spellings)]);
    return [...texts].map((text) => ({ text, home, sport }));
  });

interface Read {
  readings: SeasonReading[];
  questions: ImportQuestion[];
}

function readAll(all: readonly NamedRows[], world: WorldNames, names: StoredNames, added: NewNames): Read {
  const questions: ImportQuestion[] = [];
  const readings = all.flatMap(({ given, resolved, sport }) => {
    if (resolved.added) added.competitions.push(resolved.added);
    const isOfNations = given.competition.isOfNations ?? false;
    const season = clubsIn(given);
    const { idOf, unsettled } = teamResolver({ resolved, sport, isOfNations, season }, world, names, added.teams);
    const decidedZone = names.decisions?.get(decisionKey("zone", zoneKey(resolved, sport)));
    const carryOf = (of: string, part: MatchPart) => {
      const answer = names.decisions?.get(decisionKey("part", partKey(resolved, sport, of, part)));
      return CARRIES.find((one) => one === answer);
    };
    const options = { resolved, sport, timeZone: given.timeZone ?? decidedZone, isOfNations, idOf, carryOf };
    const own = seasonParts(given, resolved).map((part) => readSeason(part, given.title, options));
    questions.push(...clubQuestions(given, unsettled), ...own.flatMap((one) => partQuestions(one, sport)));
    if (own.some(({ isWithoutZone }) => isWithoutZone)) questions.push(zoneQuestion(given, resolved, sport, world));
    return own;
  });
  return { readings, questions };
}

const sourceIdsOf = (readings: readonly SeasonReading[], tokenOf: (id: string) => string): SourceId[] =>
  readings.flatMap(({ named }) =>
    named.map(({ homeId, awayId, ...rest }) => ({ ...rest, home: tokenOf(homeId), away: tokenOf(awayId) })),
  );

/** Two lists of a file may belong to one season ("AFF" and "ASEAN Championship"); these are merged. */
function mergedReadings(readings: readonly SeasonReading[]): SeasonReading[] {
  const byKey = new Map<string, SeasonReading>();
  for (const one of readings) {
    const key = seasonKey(one.competition.id, one.season);
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
            named: [...other.named, ...one.named],
            spellings: new Map([...other.spellings, ...one.spellings]),
            hasRounds: other.hasRounds || one.hasRounds,
            isOfNations: other.isOfNations || one.isOfNations,
            refused: [...other.refused, ...one.refused],
            notes: [...other.notes, ...one.notes],
            isWithoutZone: other.isWithoutZone || one.isWithoutZone,
          }
        : one,
    );
  }
  return [...byKey.values()];
}

/** The stored seasons that a file touches. */
interface StoredSeasons {
  seasons: SeasonRow[];
  matches: LoadedMatch[];
  layers: StoredLayer[];
}

async function readStored(database: D1Database, all: readonly NamedRows[]): Promise<StoredSeasons> {
  const keys = all.flatMap(({ given, resolved }) =>
    seasonParts(given, resolved).map(({ season }): SeasonKey => [resolved.id, season]),
  );
  const once = [...new Map(keys.map((key) => [key.join(" "), key])).values()];
  const [seasons, matches, layers] = await Promise.all([
    readSeasons(database, once),
    readMatches(database, once),
    readLayers(database, once),
  ]);
  return { seasons, matches, layers };
}

/**
 * The stored seasons with their sources, whose teams are resolved again, since more names may be known now. A layer
 * with the contents of one that is being added is passed over: the later one counts.
 */
function storedSeasons(
  { seasons, matches, layers }: StoredSeasons,
  all: readonly NamedRows[],
  own: readonly OwnLayer[],
  idsOf: (one: NamedRows, isOfNations: boolean) => TeamResolver["idOf"],
): Map<string, StoredSeason> {
  const byId = new Map(all.map((one) => [one.resolved.id, one]));
  const renewed = new Set(own.map(({ competitionId, season, hash }) => `${seasonKey(competitionId, season)} ${hash}`));
  const standing = layers.filter(
    ({ competitionId, season, content }) => !renewed.has(`${seasonKey(competitionId, season)} ${content}`),
  );
  const bySeason = Map.groupBy(matches, ({ competitionId, season }) => seasonKey(competitionId, season));
  const layersBySeason = Map.groupBy(standing, ({ competitionId, season }) => seasonKey(competitionId, season));
  const unpacked = (layer: StoredLayer) => layerSource(layer, idsOf(byId.get(layer.competitionId)!, layer.isOfNations));
  // A season may have a layer but no match yet.
  const keys = new Map<string, SeasonRow | undefined>([
    ...standing.map(({ competitionId, season }) => [seasonKey(competitionId, season), undefined] as const),
    ...seasons.map((row) => [seasonKey(row.competitionId, row.season), row] as const),
  ]);
  return new Map(
    [...keys].map(([key, row]) => {
      const [first, ...rest] = layersBySeason.get(key) ?? [];
      const entry = first && byId.get(first.competitionId)?.resolved.entry;
      return [
        key,
        {
          source: row?.source ?? "imported",
          format: row?.format ?? null,
          hasRounds: row?.hasRounds ?? null,
          name: row?.name ?? "",
          matches: bySeason.get(key) ?? [],
          sources: first ? sourcesOf(first, [first, ...rest].map(unpacked), entry) : [],
        },
      ];
    }),
  );
}

/** Adds scorers and shoot-outs from tables of their own, which exist for national teams only. */
export async function withStoredFacts<One extends { joined: { matches: LoadedMatch[] } }>(
  database: D1Database,
  outcomes: readonly One[],
  tokenOf: (id: string) => string,
): Promise<One[]> {
  const all = outcomes.flatMap(({ joined }) =>
    joined.matches.filter(({ sport }) => modelOf(sportOfColumn(sport)).hasGoals),
  );
  const byId = new Map((await addStoredFacts(database, all, tokenOf)).map((match) => [match.id, match]));
  return outcomes.map((outcome) => ({
    ...outcome,
    joined: { ...outcome.joined, matches: outcome.joined.matches.map((match) => byId.get(match.id) ?? match) },
  }));
}

/**
 * Imports the matches of one text in one transaction, as a part of a batch. `now` in milliseconds. Returns a reason,
 * and changes nothing, if their competition is unknown.
 */
export async function loadMatches(
  database: D1Database,
  world: WorldNames,
  seasons: readonly SeasonRows[],
  { format, batch, now }: { format: string; batch: number; now: number },
): Promise<{ seasons: ImportedSeason[]; questions: ImportQuestion[] } | { reason: string }> {
  const decisions = await readDecisions(database);
  const named = resolveAll(seasons, world, await readCompetitions(database), decisions);
  if ("reason" in named) return named;
  const all = named.resolved;
  const known = await readStored(database, all);
  const names = { ...(await readNames(database, neededNames(all, known, world))), decisions };
  const added: NewNames = { teams: new Map(), competitions: [] };
  const read = readAll(all, world, names, added);
  const readings = mergedReadings(read.readings);
  const questions = mergedQuestions([...named.questions, ...read.questions]);
  const layers = await Promise.all(readings.map((reading) => toLayer(reading, format)));
  const stored = storedSeasons(
    known,
    all,
    layers,
    ({ resolved, sport }, isOfNations) =>
      teamResolver({ resolved, sport, isOfNations }, world, names, added.teams).idOf,
  );
  const joinedOnly = readings.map((reading, index) => {
    const own = stored.get(seasonKey(reading.competition.id, reading.season));
    return { reading, layer: layers[index]!, joined: joinSeason(reading, own, format) };
  });
  const outcomes = await withStoredFacts(database, joinedOnly, tokensOf(names, added.teams));
  const ids = sourceIdsOf(readings, tokensOf(names, added.teams));
  const statements = [
    ...(await statementsFor(outcomes, added, { batch, now })),
    ...upsertSourceIds(ids, batch),
    ...askQuestions(questions, batch),
  ];
  const prepared = prepareAll(database, statements);
  const results = prepared.length > 0 ? await database.batch<Written>(prepared) : [];
  const written = results.flatMap(({ results: rows }) => rows);
  return { seasons: [...outcomes.map((outcome) => buildReport(outcome, written, added)), ...named.waiting], questions };
}
