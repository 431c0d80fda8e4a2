import type { Goal } from "#contract/domain/match";
import type { LoadedMatch } from "../store/load-statements.ts";
import { withoutCountrySuffix } from "../world/normalise.ts";
import { editionOf } from "./editions.ts";
import { matchId } from "./match-id.ts";
import { type ParsedRow, parseRow, type Refusal } from "./parse-row.ts";
import { isObject, type MatchFile } from "./recognise.ts";
import { type Candidate, checkRows, reconcile } from "./reconcile.ts";
import {
  type ResolvedCompetition,
  resolveCompetition,
  type StoredNames,
  type StoredTeam,
  teamResolver,
  type WorldNames,
} from "./resolve.ts";
import { type SeasonName, seasonName } from "./season-name.ts";

/** A file of matches, understood: what to write, and what to say about it. */
export interface FileReading {
  competition: ResolvedCompetition;
  season: string;
  name: string;
  read: number;
  matches: LoadedMatch[];
  addedTeams: StoredTeam[];
  refused: Refusal[];
  notes: (Refusal | string)[];
}

interface Context extends SeasonName {
  resolved: ResolvedCompetition;
  idOf(team: string): string;
}

const hasBareTime = (row: unknown): boolean =>
  isObject(row) && typeof row.time === "string" && /^\S+$/.test(row.time.trim());

function zoneOf({ season, resolved: { id, entry } }: Context, rows: readonly unknown[]) {
  const known = editionOf(id, season)?.timeZone ?? entry?.importTimeZone ?? entry?.calendar?.timeZone;
  const isGuess = known === undefined && rows.some(hasBareTime);
  const notes = isGuess ? ["times without a zone are read as UTC: nobody says where this is played"] : [];
  return { timeZone: known ?? "UTC", notes };
}

/** Two empty lists beside goals in the score say that nobody wrote the scorers down. */
const goalsOf = ({ goals, score }: ParsedRow): Goal[] | null => {
  const isGoalless = (score.extraTime ?? score.fullTime)?.every((scored) => scored === 0) ?? true;
  return goals && (goals.length > 0 || isGoalless) ? goals : null;
};

function candidateOf(row: ParsedRow, { season, resolved, idOf }: Context): Candidate {
  const edition = editionOf(resolved.id, season);
  const [homeId, awayId] = [idOf(row.home), idOf(row.away)];
  const identity = { competitionId: resolved.id, season, round: row.round, homeId, awayId, kickOff: row.kickOff };
  return {
    index: row.index,
    match: {
      id: matchId(identity),
      competitionId: resolved.id,
      season,
      stage: row.round.stage,
      matchday: row.round.matchday ?? null,
      group: row.round.group ?? null,
      leg: null,
      kickOff: row.kickOff,
      isTimeConfirmed: row.isTimeConfirmed,
      homeId,
      awayId,
      isNeutral: edition !== undefined && !edition.hosts.includes(withoutCountrySuffix(row.home)),
      venueName: row.venue?.name ?? null,
      venueCity: row.venue?.city ?? null,
      status: row.status,
      halfTime: row.score.halfTime ?? null,
      fullTime: row.score.fullTime ?? null,
      extraTime: row.score.extraTime ?? null,
      shootout: row.score.shootout ?? null,
      firstLeg: null,
      goals: goalsOf(row),
    },
  };
}

const isRefusal = (row: ParsedRow | Refusal): row is Refusal => "reason" in row;
const isRead = (row: ParsedRow | Refusal): row is ParsedRow => !isRefusal(row);

function sortOut(candidates: readonly Candidate[]): { possible: Candidate[]; refused: Refusal[] } {
  const isPossible = ({ match }: Candidate) => match.homeId !== match.awayId;
  const refused = candidates
    .filter((candidate) => !isPossible(candidate))
    .map(({ index }) => ({ index, reason: "a team against itself" }));
  return { possible: candidates.filter(isPossible), refused };
}

/** Reads a whole file against the world and what earlier imports brought. Answers with a reason when it has no season. */
export function readFile(file: MatchFile, world: WorldNames, stored: StoredNames): FileReading | { reason: string } {
  const named = seasonName(file.name, file.rows);
  if (!named) return { reason: `no competition and season in the name ${JSON.stringify(file.name)}` };
  const resolved = resolveCompetition(named.competition, world, stored);
  const teams = teamResolver(resolved, world, stored);
  const context = { ...named, resolved, idOf: teams.idOf };
  const zone = zoneOf(context, file.rows);
  const rows = file.rows.map((row, index) => parseRow(row, index, zone.timeZone));
  const checked = checkRows(rows.filter(isRead));
  const { possible, refused } = sortOut(checked.rows.map((row) => candidateOf(row, context)));
  const reconciled = reconcile(possible);
  const isNew = resolved.added ? [`${resolved.name} is new here, under league ${resolved.id}`] : [];
  return {
    competition: resolved,
    season: named.season,
    name: file.name,
    read: file.rows.length,
    matches: reconciled.matches,
    addedTeams: teams.added,
    refused: [...rows.filter(isRefusal), ...checked.refused, ...refused, ...reconciled.refused].sort(
      (a, b) => a.index - b.index,
    ),
    notes: [...isNew, ...zone.notes, ...checked.notes, ...reconciled.notes],
  };
}
