import { seasonKey } from "../match/sources.ts";
import {
  readCompetitions,
  readLayerPrices,
  readLayers,
  readMatches,
  readSeasons,
  type SeasonKey,
  type StoredLayer,
} from "../store/import-queries.ts";
import {
  clearDetails,
  clearDifferences,
  countStale,
  dropMatches,
  dropSeasons,
  dropTeams,
  readStale,
  unmarkStale,
} from "../store/layer-statements.ts";
import { type LoadedMatch, prepareAll, type Statement, upsertSeasons } from "../store/load-statements.ts";
import { readDecisions } from "../store/question-queries.ts";
import { sportOfColumn } from "../store/schema.ts";
import { foldSeason, teamsOf } from "./fold-season.ts";
import { bareSource } from "./join-season.ts";
import { layerSource } from "./layer-source.ts";
import { withStoredFacts } from "./load-matches.ts";
import {
  type ResolvedCompetition,
  resolvedById,
  type StoredCompetition,
  type WorldNames,
} from "./resolve-competition.ts";
import { RECORDED, type SeasonSource } from "./season-source.ts";
import { type SettledSeason, settleSeason } from "./settle-season.ts";
import { sourcesOf } from "./sources-of-layers.ts";
import { tokensOf } from "./stored-facts.ts";
import { readNames } from "./stored-names.ts";
import { homeOf, teamResolver } from "./team-resolver.ts";
import { addNames, type NewNames, seasonRow, type Written, writeMatches } from "./write-matches.ts";

interface Stale {
  key: SeasonKey;
  resolved: ResolvedCompetition;
  sport: ReturnType<typeof sportOfColumn>;
  layers: StoredLayer[];
  matches: LoadedMatch[];
  /** The release's own season, if it is in its place. */
  recorded?: SeasonSource;
}

interface Rebuilt extends Stale {
  joined: SettledSeason & { base: SeasonSource };
}

const isRecorded = ({ joined }: Rebuilt): boolean => joined.base.format === RECORDED;

const UNKNOWN = (id: string): ResolvedCompetition => ({ id, name: id, kind: "league" });

async function readAllOf(
  database: D1Database,
  keys: readonly SeasonKey[],
  world: WorldNames,
  stored: readonly StoredCompetition[],
): Promise<Stale[]> {
  const [seasons, layers, matches] = await Promise.all([
    readSeasons(database, keys),
    readLayers(database, keys),
    readMatches(database, keys),
  ]);
  const rows = new Map(seasons.map((row) => [seasonKey(row.competitionId, row.season), row]));
  const layersByKey = Map.groupBy(layers, ({ competitionId, season }) => seasonKey(competitionId, season));
  const matchesByKey = Map.groupBy(matches, ({ competitionId, season }) => seasonKey(competitionId, season));
  return keys.map((key) => {
    const resolved = resolvedById(key[0], world, stored) ?? UNKNOWN(key[0]);
    const row = stored.find(({ id }) => String(id) === key[0]);
    const own = matchesByKey.get(seasonKey(...key)) ?? [];
    const season = rows.get(seasonKey(...key));
    const recorded = season?.source === "recorded" && bareSource({ ...season, matches: own, sources: [] });
    return {
      key,
      resolved,
      sport: resolved.entry?.sport ?? sportOfColumn(row?.sport),
      layers: layersByKey.get(seasonKey(...key)) ?? [],
      matches: own,
      ...(recorded && { recorded }),
    };
  });
}

/** The matches of the layers of seasons, under their stored ids. */
async function settleAll(database: D1Database, all: readonly Stale[], world: WorldNames, added: NewNames) {
  const texts = all.flatMap(({ layers, resolved, sport }) =>
    [...new Set(layers.flatMap(({ spellings }) => spellings))].map((text) => ({
      text,
      home: homeOf(resolved, world),
      sport,
    })),
  );
  const names = { ...(await readNames(database, texts)), decisions: await readDecisions(database) };
  const prices = await readLayerPrices(
    database,
    all.flatMap(({ layers }) => layers.map(({ content }) => content)),
  );
  const rebuilt = all.flatMap((one): Rebuilt[] => {
    const { key, resolved, sport, layers, matches } = one;
    const read = layers.map((layer): SeasonSource => {
      const { idOf } = teamResolver({ resolved, sport, isOfNations: layer.isOfNations }, world, names, added.teams);
      const source = layerSource(layer, idOf);
      const priced = prices.get(layer.content);
      if (!priced) return source;
      const withPrices = source.matches.map((row) => {
        const own = priced[row.match.id];
        return own ? { ...row, prices: own } : row;
      });
      return { ...source, matches: withPrices };
    });
    const own = sourcesOf({ competitionId: key[0], season: key[1] }, read, resolved.entry);
    const sources = one.recorded ? [...own, one.recorded] : own;
    if (sources.every((source) => source.matches.length === 0)) return [];
    const folded = foldSeason(resolved.entry?.format, sources);
    return [{ ...one, joined: { ...settleSeason(resolved.entry, folded, sources, matches), base: folded.base } }];
  });
  // Those of the release have their scorers and shoot-outs.
  const imported = rebuilt.filter((one) => !isRecorded(one));
  return [...(await withStoredFacts(database, imported, tokensOf(names, added.teams))), ...rebuilt.filter(isRecorded)];
}

/** Statements that write what the layers make of the seasons; a season without layers goes. */
function statementsFor(all: readonly Stale[], rebuilt: readonly Rebuilt[], added: NewNames, now: number): Statement[] {
  const made = new Set(rebuilt.map(({ key }) => seasonKey(...key)));
  const empty = all.filter(({ key }) => !made.has(seasonKey(...key)));
  const imported = rebuilt.filter((one) => !isRecorded(one));
  const recorded = rebuilt.filter(isRecorded);
  const rowOf = ({ key, resolved, joined }: Rebuilt) =>
    seasonRow({ reading: { competition: resolved, season: key[1] }, joined });
  const gone = empty.flatMap(({ matches }) => matches);
  return [
    ...addNames(
      rebuilt.flatMap(({ joined }) => joined.matches),
      added,
      // The import that spells them so is found when all seasons are done.
      null,
    ),
    ...clearDetails(all.map(({ key }) => key)),
    ...clearDifferences(all.map(({ key }) => key)),
    ...dropMatches([...gone.map(({ id }) => id), ...rebuilt.flatMap(({ joined }) => joined.gone)]),
    ...dropSeasons([...empty, ...recorded].map(({ key }) => key)),
    ...upsertSeasons(imported.map(rowOf), now),
    ...upsertSeasons(
      recorded.map(({ key, joined }) => ({
        competitionId: key[0],
        season: key[1],
        source: "recorded" as const,
        name: joined.base.name,
      })),
      0,
    ),
    ...writeMatches(
      imported.map(({ joined }) => joined),
      "imported",
      now,
    ),
    ...writeMatches(
      recorded.map(({ joined }) => joined),
      "recorded",
      now,
    ),
    ...dropTeams([...teamsOf(gone)]),
    ...unmarkStale(
      all.map(({ key }) => key),
      recorded.map(({ key }) => key),
    ),
  ];
}

interface RebuiltSeasons {
  seasons: number;
  added: number;
  changed: number;
  removed: number;
  /** Seasons that are stale still. */
  left: number;
}

/** Makes some stale seasons anew from their layers, in one transaction; `now` in milliseconds. */
export async function rebuildSeasons(
  database: D1Database,
  world: WorldNames,
  most: number,
  now: number,
): Promise<RebuiltSeasons> {
  const keys = await readStale(database, most);
  if (keys.length === 0) return { seasons: 0, added: 0, changed: 0, removed: 0, left: 0 };
  const all = await readAllOf(database, keys, world, await readCompetitions(database));
  const added: NewNames = { teams: new Map(), competitions: [] };
  const rebuilt = await settleAll(database, all, world, added);
  const statements = statementsFor(all, rebuilt, added, now);
  const prepared = prepareAll(database, statements);
  const written = (await database.batch<Written>(prepared)).flatMap(({ results }) => results);
  const rows = written.filter(({ revision }) => revision !== undefined);
  const first = rows.filter(({ revision }) => revision === 1).length;
  const before = all.reduce((sum, { matches }) => sum + matches.length, 0);
  const after = rebuilt.reduce((sum, { joined }) => sum + joined.matches.length, 0);
  return {
    seasons: keys.length,
    added: first,
    changed: rows.length - first,
    removed: before + first - after,
    left: await countStale(database),
  };
}
