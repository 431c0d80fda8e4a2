import { firstYearOf } from "#contract/time/dates";
import { DECIDED_SEASONS, type DecidedSeason, NEXT_EXCHANGES } from "../../data/competitions/decided-seasons.ts";
import { type Exchange, FIRST_YEAR, LISTED_YEAR } from "../../data/competitions/exchanges/exchange.ts";
import { EXCHANGES } from "../../data/competitions/exchanges/exchanges.ts";
import { QUALIFIED_CLUBS, type QualifiedClubs } from "../../data/competitions/qualified-clubs.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import { cupPlacesOf } from "./cup-places.ts";
import { COMPETITIONS, competitionById, TEAMS, teamById } from "./world.ts";

type League = Pick<CompetitionEntry, "id" | "teamIds">;

/** Two leagues of an exchange, by id. */
export interface Pair {
  upper: string;
  lower: string;
}

/** Clubs of a league that play in another one in the next season, by id. */
export interface Leavers {
  up: readonly string[];
  down: readonly string[];
}

interface YearOfExchanges {
  leavers: ReadonlyMap<string, Leavers>;
  /** By the id of each club that changes leagues, the one whose place it takes. */
  swaps: ReadonlyMap<string, string>;
}

/** Undefined for the season of the lists, and for a competition with other clubs than the world's. */
const qualifiedIn = ({ id, teamIds }: League, startYear: number): QualifiedClubs | undefined =>
  competitionById(id)?.teamIds === teamIds ? QUALIFIED_CLUBS[`${id} ${startYear}`] : undefined;

const NOBODY: Leavers = { up: [], down: [] };

export const PAIRS: readonly Pair[] = Object.keys(EXCHANGES).map((key) => {
  const [upper = "", lower = ""] = key.split(" ");
  return { upper, lower };
});

const LEAGUES: ReadonlySet<string> = new Set(PAIRS.flatMap(({ upper, lower }) => [upper, lower]));

/** Exchanges that change the clubs of a national cup: it has the upper league's, and not the lower one's. */
function bordersOf({ kind, isContinental, teamIds }: CompetitionEntry): Pair[] {
  const hasAll = (leagueId: string): boolean =>
    (competitionById(leagueId)?.teamIds ?? []).every((id) => teamIds.includes(id));
  return kind === "cup" && !isContinental ? PAIRS.filter(({ upper, lower }) => hasAll(upper) && !hasAll(lower)) : [];
}

const exchangesOf = (one: CompetitionEntry): Pair[] =>
  LEAGUES.has(one.id) ? PAIRS.filter(({ upper, lower }) => upper === one.id || lower === one.id) : bordersOf(one);

let exchanges: ReadonlyMap<string, Pair[]> | undefined;

/** The exchanges that change a competition's clubs. */
function pairsOf(competitionId: string): readonly Pair[] {
  exchanges ??= new Map(COMPETITIONS.map((one) => [one.id, exchangesOf(one)]));
  return exchanges.get(competitionId) ?? [];
}

/** Whether a league exchanges clubs with another. */
export const exchangesClubs = (competitionId: string): boolean => LEAGUES.has(competitionId);

/** Whether a competition's clubs may change from season to season. */
export const changesClubs = (competition: League): boolean =>
  pairsOf(competition.id).length > 0 || qualifiedIn(competition, LISTED_YEAR + 1) !== undefined;

let ids: ReadonlyMap<string, string> | undefined;

function idsOf(keys: string): string[] {
  ids ??= new Map(TEAMS.map(({ key, id }) => [key, id]));
  return keys.split(" ").map((key) => {
    const id = ids!.get(key);
    if (id === undefined) throw new Error(`an exchange names the unknown club ${key}`);
    return id;
  });
}

function buildYear(exchangeOf: (pair: string) => Exchange | undefined): YearOfExchanges {
  const leavers = new Map<string, Leavers>();
  const swaps = new Map<string, string>();
  for (const { upper, lower } of PAIRS) {
    const exchange = exchangeOf(`${upper} ${lower}`);
    if (!exchange) continue;
    const [down, up] = [idsOf(exchange.down), idsOf(exchange.up)];
    leavers.set(upper, { ...(leavers.get(upper) ?? NOBODY), down });
    leavers.set(lower, { ...(leavers.get(lower) ?? NOBODY), up });
    for (const [place, id] of down.entries()) swaps.set(id, up[place]!).set(up[place]!, id);
  }
  return { leavers, swaps };
}

const years = new Map<number, YearOfExchanges>();

/** The exchanges after the season that starts in a year. */
function exchangesAfter(year: number): YearOfExchanges {
  const known = years.get(year);
  if (known) return known;
  const made = buildYear((pair) => (year === LISTED_YEAR ? NEXT_EXCHANGES[pair] : EXCHANGES[pair]![year]));
  years.set(year, made);
  return made;
}

/** The year whose clubs those of a season are. */
const yearLike = (startYear: number): number => Math.min(Math.max(startYear, FIRST_YEAR), LISTED_YEAR + 1);

const known = new WeakMap<readonly string[], Map<number, readonly string[]>>();

function buildClubs(listed: readonly string[], year: number): readonly string[] {
  if (year === LISTED_YEAR) return listed;
  const [next, swapped] = year < LISTED_YEAR ? [year + 1, year] : [year - 1, year - 1];
  const { swaps } = exchangesAfter(swapped);
  return buildClubs(listed, next).map((id) => swaps.get(id) ?? id);
}

function buildSeason(competition: League, year: number): readonly string[] {
  const { id, teamIds } = competition;
  const qualified = qualifiedIn(competition, year);
  if (qualified) return idsOf(qualified.clubs);
  return pairsOf(id).length > 0 ? buildClubs(teamIds, year) : teamIds;
}

/** The clubs of a competition's season; who takes the place of another takes it in the order as well. */
export function clubsOf(competition: League, startYear: number): readonly string[] {
  const { teamIds } = competition;
  if (!changesClubs(competition)) return teamIds;
  const year = yearLike(startYear);
  const byYear = known.get(teamIds) ?? new Map<number, readonly string[]>();
  known.set(teamIds, byYear);
  const clubs = byYear.get(year) ?? buildSeason(competition, year);
  byYear.set(year, clubs);
  return clubs;
}

const YEARS: readonly number[] = Array.from({ length: LISTED_YEAR + 2 - FIRST_YEAR }, (_, after) => FIRST_YEAR + after);

/** All clubs that a competition has in some season. */
export const everyClubOf = (competition: League): readonly string[] =>
  changesClubs(competition)
    ? [...new Set([...competition.teamIds, ...YEARS.flatMap((year) => clubsOf(competition, year))])]
    : competition.teamIds;

/** Who leaves a league after a season. */
export const leaversOf = (competitionId: string, startYear: number): Leavers =>
  startYear < FIRST_YEAR ? NOBODY : (exchangesAfter(startYear).leavers.get(competitionId) ?? NOBODY);

export const decidedSeason = (competitionId: string, startYear: number): DecidedSeason | undefined =>
  DECIDED_SEASONS[`${competitionId} ${startYear}`];

/** The instant (milliseconds) at which the last season that decides a season's clubs is over; 0 if none does. */
export function clubsKnownAt(competition: League, startYear: number): number {
  const year = yearLike(startYear);
  const qualified = qualifiedIn(competition, year);
  if (qualified) return Date.parse(qualified.knownAt);
  const pairs = pairsOf(competition.id);
  const changing = new Set(
    pairs.flatMap(({ upper, lower }) => [...leaversOf(upper, year - 1).down, ...leaversOf(lower, year - 1).up]),
  );
  if (!clubsOf(competition, year - 1).some((id) => changing.has(id))) return 0;
  const leagues = pairs.flatMap(({ upper, lower }) => [upper, lower]);
  return Math.max(0, ...leagues.map((id) => Date.parse(decidedSeason(id, year - 1)?.overAt ?? "1970")));
}

/** Whether clubs of a league may have other strengths in a season than their own. */
const hasOwnStrengths = (competitionId: string): boolean =>
  LEAGUES.has(competitionId) || cupPlacesOf(competitionId).length > 0;

/** How a season ends for a club: above 0 for who goes up or into a cup, more for a better cup; below 0 for who goes down. */
function ranksIn(competitionId: string, startYear: number): (team: TeamEntry) => number {
  const { up, down } = leaversOf(competitionId, startYear);
  const cups = startYear === LISTED_YEAR - 1 ? cupPlacesOf(competitionId) : [];
  return ({ id }) => {
    if (up.includes(id)) return 1;
    if (down.includes(id)) return -1;
    const cup = cups.findIndex(({ teamIds }) => teamIds.includes(id));
    return cup < 0 ? 0 : cups.length - cup;
  };
}

/**
 * Clubs with the strengths that they play a season with: those of the league's list, so that its spread is the same in
 * every season. Who goes up has the highest, who goes down the lowest, the others theirs in the order of their own.
 */
export function playingClubs(
  competition: League,
  startYear: number,
  teamOf: (id: string) => TeamEntry,
  lent = 0,
): TeamEntry[] {
  const clubs = clubsOf(competition, startYear).map(teamOf);
  if (!hasOwnStrengths(competition.id) || startYear === LISTED_YEAR) return clubs;
  const rankOf = ranksIn(competition.id, startYear);
  const strengths = competition.teamIds.map((id) => teamOf(id).strength).sort((one, other) => other - one);
  const order = clubs.toSorted((one, other) => rankOf(other) - rankOf(one) || other.strength - one.strength);
  const strengthOf = new Map(order.map((team, place) => [team.id, strengths[place]! + lent * Math.sign(rankOf(team))]));
  return clubs.map((team) => ({ ...team, strength: strengthOf.get(team.id)! }));
}

const strengths = new Map<string, ReadonlyMap<string, number>>();

/** A team as strong as it is in a season of a competition. */
export function inSeason(team: TeamEntry, { competitionId, season }: { competitionId: string; season: string }) {
  const competition = hasOwnStrengths(competitionId) ? competitionById(competitionId) : undefined;
  if (!competition) return team;
  // Nothing changes before the first exchange and after the last.
  const year = Math.min(Math.max(firstYearOf(season), FIRST_YEAR - 1), LISTED_YEAR + 1);
  const key = `${competitionId} ${year}`;
  const known =
    strengths.get(key) ??
    new Map(
      playingClubs(competition, year, (id) => teamById(id)!, decidedSeason(competitionId, year)?.lent).map((club) => [
        club.id,
        club.strength,
      ]),
    );
  strengths.set(key, known);
  const strength = known.get(team.id) ?? team.strength;
  return strength === team.strength ? team : { ...team, strength };
}
