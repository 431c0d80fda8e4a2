import type { Goal } from "#contract/domain/match";
import type { Sport } from "#contract/tables/sports";
import { normalisedCompetitionName, withoutCountrySuffix } from "../competitions/world/normalise.ts";
import type { Carry } from "../data/standings/parts/split.ts";
import type { CountedStatistics, MatchPart, RecordedPrice } from "../match/match.ts";
import type { LoadedMatch } from "../store/load-statements.ts";
import { sportColumn } from "../store/schema.ts";
import { editionOf } from "./editions.ts";
import { editionSeason, seasonOfDay } from "./editions-by-day.ts";
import type { SeasonRows } from "./formats/format.ts";
import { matchId } from "./match-id.ts";
import { dayOf, type NamedMatch, namedIn } from "./named-matches.ts";
import type { ParsedRow } from "./parse-row.ts";
import { placeRows } from "./place-rows.ts";
import { type Candidate, checkRows, reconcile } from "./reconcile.ts";
import { leagueOfClubs, type ResolvedCompetition, type WorldNames } from "./resolve-competition.ts";
import { isDoubleRoundRobin } from "./season-format.ts";
import { isRefusal, type Place, type Refusal, type SourceRow, toPlace } from "./source-row.ts";
import type { TeamResolver } from "./team-resolver.ts";
import { isTeamText } from "./team-text.ts";

/** What a source gives besides the match itself. */
export interface Extras {
  statistics?: CountedStatistics;
  prices?: RecordedPrice[];
}

/** One season of a file as read: what to write, and what to report. */
export interface SeasonReading {
  competition: ResolvedCompetition;
  season: string;
  title: string;
  read: number;
  matches: LoadedMatch[];
  extras: Map<string, Extras>;
  /** Each match's place in the file. */
  places: Map<string, Place>;
  /** The file's spelling of each team. */
  spellings: Map<string, string>;
  /** What the source's other files name its matches by. */
  named: NamedMatch[];
  /** Whether the source gives rounds or stages. */
  hasRounds: boolean;
  /** Whether all of its teams are national teams. */
  isOfNations: boolean;
  refused: Refusal[];
  notes: (Refusal | string)[];
  /** Whether times were left out because nobody knows their zone. */
  isWithoutZone?: boolean;
}

interface Context {
  resolved: ResolvedCompetition;
  season: string;
  sport: Sport;
  isOfNations: boolean;
  /** Of the source's times, if it is the same wherever a match is played. */
  timeZone?: string | undefined;
  idOf: TeamResolver["idOf"];
  /** What an operator has said that clubs take along into a part of the season. */
  carryOf?: (season: string, part: MatchPart) => Carry | undefined;
}

/** A competition's rows of one season. */
export interface SeasonPart {
  season: string;
  rows: (SourceRow | Refusal)[];
}

const isAcrossYears = ({ entry }: ResolvedCompetition): boolean =>
  entry?.calendar !== undefined && entry.calendar.end < entry.calendar.start;

/**
 * Sorts rows into seasons: by the table of editions if it has the competition, else by what the file says, else by the
 * competition's calendar. Rows without a day go with the first.
 */
export function seasonParts({ rows, season, title }: SeasonRows, resolved: ResolvedCompetition): SeasonPart[] {
  const name = normalisedCompetitionName(resolved.name);
  const parts = new Map<string, SeasonPart["rows"]>();
  const odd: SeasonPart["rows"] = [];
  for (const row of rows) {
    const day = dayOf(row);
    const own =
      (day === undefined ? undefined : editionSeason(name, day)) ??
      season ??
      (day === undefined ? undefined : seasonOfDay(day, isAcrossYears(resolved)));
    if (own === undefined) odd.push(row);
    else if (parts.has(own)) parts.get(own)!.push(row);
    else parts.set(own, [row]);
  }
  const all = [...parts].map(([label, own]) => ({ season: label, rows: own }));
  if (odd.length === 0) return all;
  const asRefused = odd.map((row) =>
    isRefusal(row) ? row : { ...toPlace(row), reason: `impossible date ${JSON.stringify(row.date)}` },
  );
  if (all[0]) all[0].rows.push(...asRefused);
  return all.length > 0 ? all : [{ season: title, rows: asRefused }];
}

/** The spellings of teams in rows. */
export const clubsIn = ({ rows }: Pick<SeasonRows, "rows">): string[] => [
  ...new Set(rows.flatMap((row) => (isRefusal(row) ? [] : [row.home, row.away]))),
];

/** The competition of rows that do not name one, by its clubs. */
export function leagueOfRows({ competition, rows }: SeasonRows, world: WorldNames) {
  return leagueOfClubs(clubsIn({ rows }), competition.hint ?? "", world, competition.sport);
}

/** Two empty lists beside goals in the score mean that scorers were not recorded. */
const goalsOf = ({ goals, score }: ParsedRow): Goal[] | null => {
  const isGoalless = (score.extraTime ?? score.fullTime)?.every((scored) => scored === 0) ?? true;
  return goals && (goals.length > 0 || isGoalless) ? goals : null;
};

function isOnNeutralGround(row: ParsedRow, { season, resolved }: Context): boolean {
  if (row.isNeutral !== undefined) return row.isNeutral;
  const edition = editionOf(resolved.id, season);
  return edition !== undefined && !edition.hosts.includes(withoutCountrySuffix(row.home));
}

function buildCandidate(row: ParsedRow, context: Context): Candidate | Refusal {
  const { season, resolved, sport, idOf } = context;
  for (const text of [row.home, row.away])
    if (!isTeamText(text)) return { ...toPlace(row), reason: `not a team: ${JSON.stringify(text.slice(0, 60))}` };
  const [homeId, awayId] = [idOf(row.home), idOf(row.away)];
  for (const id of [homeId, awayId]) if (typeof id !== "string") return { ...toPlace(row), reason: id.reason };
  const teams = { homeId: homeId as string, awayId: awayId as string };
  if (teams.homeId === teams.awayId) return { ...toPlace(row), reason: "a team against itself" };
  return {
    ...toPlace(row),
    match: {
      id: matchId({
        competitionId: resolved.id,
        season,
        round: row.round,
        ...teams,
        kickOff: row.kickOff,
        isOnlyOne: row.round.stage === "regular" && isDoubleRoundRobin(resolved.id, season),
      }),
      competitionId: resolved.id,
      season,
      stage: row.round.stage,
      matchday: row.round.matchday ?? null,
      group: row.round.group ?? null,
      part: row.round.part ?? null,
      carry: (row.round.part && context.carryOf?.(season, row.round.part)) ?? null,
      leg: null,
      kickOff: row.kickOff,
      isTimeConfirmed: row.isTimeConfirmed,
      ...teams,
      isNeutral: isOnNeutralGround(row, context),
      venueName: row.venue?.name ?? null,
      venueCity: row.venue?.city ?? null,
      status: row.status,
      halfTime: row.score.halfTime ?? null,
      fullTime: row.score.fullTime ?? null,
      extraTime: row.score.extraTime ?? null,
      shootout: row.score.shootout ?? null,
      shootoutWinner: row.score.shootoutWinner ?? null,
      periods: row.score.periods ?? null,
      firstLeg: null,
      goals: goalsOf(row),
      sport: sportColumn(sport),
      reds: row.reds ?? null,
    },
  };
}

const givesRound = ({ match: { stage, matchday } }: Candidate): boolean => stage !== "regular" || matchday !== null;

function extrasOf(rows: readonly ParsedRow[], candidates: readonly Candidate[]): Map<string, Extras> {
  const byIndex = new Map(rows.map((row) => [row.index, row]));
  const extras = new Map<string, Extras>();
  for (const { index, match } of candidates) {
    const { statistics, prices } = byIndex.get(index) ?? {};
    if (statistics || prices) extras.set(match.id, { ...(statistics && { statistics }), ...(prices && { prices }) });
  }
  return extras;
}

/** Each team's first spelling: it is called so. */
function buildSpellings(rows: readonly ParsedRow[], idOf: Context["idOf"]): Map<string, string> {
  const spellings = new Map<string, string>();
  for (const text of rows.flatMap(({ home, away }) => [home, away])) {
    const id = idOf(text);
    if (typeof id === "string" && !spellings.has(id)) spellings.set(id, text);
  }
  return spellings;
}

/** Says how a league was found whose name is not known. */
const byClubs = ({ isByClubs, name }: ResolvedCompetition): string[] =>
  isByClubs ? [`read as ${name}, in which most of these clubs play: its name is not known`] : [];

const byPlace = (a: Place, b: Place): number => a.index - b.index;

/** Reads the rows of one season of a competition. Unknown teams are added, by `idOf`. */
export function readSeason(
  { season, rows }: SeasonPart,
  title: string,
  options: Omit<Context, "season">,
): SeasonReading {
  const { resolved, isOfNations, idOf } = options;
  const context = { ...options, season };
  const { placed, notes } = placeRows(rows, context);
  const checked = checkRows(placed.filter((row): row is ParsedRow => !isRefusal(row)));
  const made = checked.rows.map((row) => buildCandidate(row, context));
  const candidates = made.filter((one): one is Candidate => !isRefusal(one));
  const reconciled = reconcile(candidates);
  return {
    competition: resolved,
    season,
    title,
    read: rows.length,
    matches: reconciled.matches,
    extras: extrasOf(checked.rows, candidates),
    places: new Map(candidates.map((one) => [one.match.id, toPlace(one)])),
    spellings: buildSpellings(checked.rows, idOf),
    named: namedIn(rows, idOf),
    hasRounds: candidates.some(givesRound),
    isOfNations,
    refused: [...placed.filter(isRefusal), ...checked.refused, ...made.filter(isRefusal), ...reconciled.refused].sort(
      byPlace,
    ),
    notes: [...byClubs(resolved), ...notes, ...checked.notes, ...reconciled.notes],
    ...(notes.length > 0 && { isWithoutZone: true }),
  };
}
