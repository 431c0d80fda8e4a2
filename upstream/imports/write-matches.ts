import { upsertPrices, upsertStatistics } from "../store/detail-statements.ts";
import {
  addLayers,
  BEFORE_BATCHES,
  clearDifferences,
  dropMatches,
  dropTeams,
  type LayerRow,
} from "../store/layer-statements.ts";
import { type LoadedMatch, type Statement, upsertMatches, upsertSeasons } from "../store/load-statements.ts";
import { addDifferences } from "../store/origin-queries.ts";
import type { StoredSource } from "../store/schema.ts";
import type { JoinedSeason } from "./join-season.ts";
import { type OwnLayer, toBareLayer } from "./own-layer.ts";
import type { SeasonReading } from "./read-season.ts";
import type { ImportedSeason } from "./report.ts";
import type { StoredCompetition } from "./resolve-competition.ts";
import type { SettledSeason } from "./settle-season.ts";
import type { StoredTeam } from "./team-resolver.ts";

/** Teams and competitions that may have to be stored; those that no match needs in the end are not. */
export interface NewNames {
  teams: Map<string, StoredTeam>;
  competitions: StoredCompetition[];
}

/** A season of a file and its outcome. */
export interface Outcome {
  reading: SeasonReading;
  layer: OwnLayer;
  joined: JoinedSeason;
}

// Without `on conflict`: a concurrent import that took the same id makes this one fail as a whole.
const ADD_COMPETITIONS = `insert into competitions (id, name_key, name, kind, sport, country, batch)
select json_extract(value, '$.id'), json_extract(value, '$.nameKey'), json_extract(value, '$.name'),
  json_extract(value, '$.kind'), json_extract(value, '$.sport'), json_extract(value, '$.country'),
  json_extract(value, '$.batch')
from json_each(?1)`;
const ADD_TEAMS = `insert into teams (id, name_key, name, country, sport, is_national, batch)
select json_extract(value, '$.id'), json_extract(value, '$.nameKey'), json_extract(value, '$.name'),
  json_extract(value, '$.country'), json_extract(value, '$.sport'), json_extract(value, '$.isNational'),
  json_extract(value, '$.batch')
from json_each(?1)`;

const inserting = (sql: string, rows: readonly object[]): Statement[] =>
  rows.length > 0 ? [{ sql, params: [JSON.stringify(rows)] }] : [];

/** Friendlies have no draw, and leagues need none. */
const isCup = ({ kind, entry }: SeasonReading["competition"]): boolean =>
  kind === "cup" && entry?.format.kind !== "loose";

export const seasonRow = ({
  reading: { competition, season },
  joined: { base },
}: {
  reading: Pick<SeasonReading, "competition" | "season">;
  joined: Pick<JoinedSeason, "base">;
}) => ({
  competitionId: competition.id,
  season,
  source: "imported" as const,
  name: base!.name,
  format: base!.format,
  hasRounds: base!.hasRounds,
  isDrawOpen: !base!.hasRounds && isCup(competition),
});

/** Layers of the files, each after what its season was without any. */
async function layerRows(outcomes: readonly Outcome[], batch: number): Promise<LayerRow[]> {
  const rows = await Promise.all(
    outcomes.map(async ({ reading, layer, joined: { bare } }) => [
      ...(bare ? [{ ...(await toBareLayer(bare, layer)), batch: BEFORE_BATCHES }] : []),
      ...(reading.matches.length > 0 ? [{ ...layer, batch }] : []),
    ]),
  );
  return rows.flat();
}

/** Statements that write seasons in one transaction, for a batch; `now` in milliseconds. */
export async function statementsFor(
  outcomes: readonly Outcome[],
  added: NewNames,
  { batch, now }: { batch: number; now: number },
): Promise<Statement[]> {
  const owned = outcomes.filter(({ joined }) => joined.base && joined.matches.length > 0);
  const layers = await layerRows(outcomes, batch);
  return [
    ...addNames(
      outcomes.flatMap(({ joined }) => joined.matches),
      added,
      batch,
    ),
    ...dropMatches(outcomes.flatMap(({ joined }) => joined.gone)),
    ...clearDifferences(owned.map(({ reading }) => [reading.competition.id, reading.season])),
    ...upsertSeasons(owned.map(seasonRow), now),
    ...writeMatches(
      outcomes.map(({ joined }) => joined),
      "imported",
      now,
    ),
    ...addLayers(layers),
  ];
}

/** Statements that add those competitions and teams that matches need. */
export function addNames(matches: readonly LoadedMatch[], { teams, competitions }: NewNames, batch: number | null) {
  const used = new Set(matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const competitionsUsed = new Set(matches.map(({ competitionId }) => competitionId));
  return [
    ...inserting(
      ADD_COMPETITIONS,
      competitions.filter(({ id }) => competitionsUsed.has(String(id))).map((row) => ({ ...row, batch })),
    ),
    ...inserting(
      ADD_TEAMS,
      [...teams.values()].filter(({ id }) => used.has(String(id))).map((row) => ({ ...row, batch })),
    ),
  ];
}

/** Statements that write the matches of listed seasons, and what belongs to them. */
export function writeMatches(seasons: readonly SettledSeason[], source: StoredSource, now: number): Statement[] {
  const extras = seasons.flatMap((one) => [...one.extras]);
  return [
    ...upsertMatches(
      seasons.flatMap(({ matches }) => matches),
      source,
      now,
    ),
    ...dropTeams(seasons.flatMap(({ goneTeams }) => goneTeams)),
    ...upsertStatistics(
      extras.flatMap(([matchId, { statistics }]) => (statistics ? [{ matchId, ...statistics }] : [])),
    ),
    ...addDifferences(seasons.flatMap(({ differences }) => differences)),
    ...upsertPrices(extras.flatMap(([matchId, { prices }]) => (prices ? [{ matchId, prices }] : []))),
  ];
}

/** Results of the statements. */
export interface Written {
  competitionId?: string;
  season?: string;
  revision?: number;
  statisticsOf?: string;
  pricesOf?: string;
}

/** The report on a written season. */
export function buildReport(
  { reading, joined }: Outcome,
  written: readonly Written[],
  added: NewNames,
): ImportedSeason {
  const { competition, season, read, refused, notes } = reading;
  const own = written.filter((row) => row.competitionId === competition.id && row.season === season);
  const first = own.filter(({ revision }) => revision === 1).length;
  const count = (field: "statisticsOf" | "pricesOf", what: string): string[] => {
    const found = written.filter((row) => row[field] !== undefined && joined.extras.has(row[field])).length;
    return found > 0 ? [`${what} of ${found} matches, new or changed`] : [];
  };
  const used = new Set(joined.matches.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  const newTeams = [...added.teams.values()].filter(({ id }) => used.has(String(id)));
  const isNew = competition.added && joined.matches.length > 0;
  return {
    leagueId: competition.id,
    name: competition.name,
    season,
    read,
    added: first,
    changed: own.length - first,
    refused: [...refused, ...joined.refused].sort((a, b) => a.index - b.index),
    notes: [
      ...(isNew ? [`${competition.name} is new here, under league ${competition.id}`] : []),
      ...notes,
      ...joined.notes,
      ...count("statisticsOf", "statistics"),
      ...count("pricesOf", "prices"),
    ],
    newTeams: newTeams.map(({ id, name, country }) => `${name} (${country}, ${id})`),
  };
}
