import { phaseGroup } from "#contract/domain/status";
import type { Sport } from "#contract/tables/sports";
import { isTableStage } from "#contract/tables/stages";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import { rulesOf } from "../../competitions/standings/competition-rules.ts";
import { cardsUntil, type SeasonMatch } from "../../competitions/standings/counted.ts";
import { type Deducted, deductedAt } from "../../competitions/standings/deductions.ts";
import type { DeductionsAt } from "../../competitions/standings/history.ts";
import type { SeasonTable, SeasonTables, Split, TablesQuestion } from "../../competitions/standings/season-table.ts";
import { seasonTables } from "../../competitions/standings/season-tables.ts";
import type { CompetitionEntry, TeamEntry } from "../../data/entries/types.ts";
import type { RuleSet } from "../../data/standings/rules/rule-set.ts";
import type { Fixture, MatchAt, MatchSource } from "../../match/match.ts";
import { withStates } from "../../match/with-state.ts";
import { notFound } from "../../platform/envelope.ts";
import type { CallContext } from "../call-context.ts";
import type { Directory } from "../directory.ts";

/** Where a season is read from, and at which instant in milliseconds. */
export interface SeasonContext {
  sources: MatchSource;
  directory: Pick<Directory, "teamById">;
  now: number;
}

/** A season at a call's instant, with everything that its tables depend on. */
export interface SeasonRead {
  competition: CompetitionEntry;
  season: string;
  source: Fixture["source"];
  matches: readonly SeasonMatch[];
  teams: ReadonlyMap<string, TeamEntry>;
  ruleSet: RuleSet;
  deducted: Readonly<Record<string, Deducted>>;
  deductionsAt: DeductionsAt;
}

/** A call's competition. Throws a 404 if it is unknown or of the other sport. */
export function requestedCompetition(leagueId: string, sport: Sport, { directory }: CallContext): CompetitionEntry {
  const competition = directory.competitionById(leagueId);
  if (!competition || competition.sport !== sport) throw notFound("leagueId", "no such competition");
  return competition;
}

function teamsOf(fixtures: readonly Fixture[], directory: Pick<Directory, "teamById">): Map<string, TeamEntry> {
  const ids = new Set(fixtures.flatMap(({ homeId, awayId }) => [homeId, awayId]));
  return new Map([...ids].map((id) => [id, teamOf(id, directory)]));
}

/** Throws if the directory lacks the team, since the data are then inconsistent. */
export function teamOf(id: string, directory: Pick<Directory, "teamById">): TeamEntry {
  const team = directory.teamById(id);
  if (!team) throw new Error(`a season names the unknown team ${id}`);
  return team;
}

/** Adds the cards so far, if the source gives any in the season. */
export async function withCards(matches: readonly MatchAt[], { sources, now }: SeasonContext): Promise<SeasonMatch[]> {
  const known = await Promise.all(
    matches.map(async (match) => {
      const isBegun = isTableStage(match.fixture.stage) && match.state.score !== undefined;
      return { match, cards: isBegun ? cardsUntil(await sources.timelineOf(match.fixture), now) : undefined };
    }),
  );
  const isCounted = known.some(({ cards }) => cards?.some((own) => own.yellow + own.secondYellow + own.red > 0));
  return known.map(({ match, cards }) => (isCounted && cards ? { ...match, cards } : match));
}

/** Matches with everything that their sport's tables count. */
export const withCounts = async (
  matches: readonly MatchAt[],
  sport: Sport,
  context: SeasonContext,
): Promise<readonly SeasonMatch[]> => (modelOf(sport).hasCards ? withCards(matches, context) : matches);

/** Any season that has matches. Throws a 404 for one without. */
export async function readSeason(
  competition: CompetitionEntry,
  season: string,
  context: SeasonContext,
): Promise<SeasonRead> {
  const { sources, directory, now } = context;
  const fixtures = await sources.season(competition.id, season, now);
  const [first] = fixtures;
  if (!first) throw notFound("season", "no matches of this season");
  // Loose matches have no table, and there are thousands.
  const isLoose = competition.format.kind === "loose" && first.source === "simulated";
  const states = isLoose ? [] : await withStates(fixtures, context);
  const teams = teamsOf(fixtures, directory);
  const named = [...teams.values()].map(({ id, names }) => ({ id, name: names.en }));
  const deductedBy = (instant: number) => deductedAt(competition.id, first.season, named, instant);
  return {
    competition,
    season: first.season,
    source: first.source,
    matches: await withCounts(states, competition.sport, context),
    teams,
    ruleSet: rulesOf(competition, first.season, first.source),
    deducted: deductedBy(now),
    deductionsAt: (instant) => buildPoints(deductedBy(Math.min(instant, now))),
  };
}

const buildPoints = (deducted: Readonly<Record<string, Deducted>>): Record<string, number> =>
  Object.fromEntries(Object.entries(deducted).map(([id, { points }]) => [id, points]));

type Wish = Pick<TablesQuestion, "view" | "isLive" | "split" | "part" | "partOf">;

/** How a league with conferences is split for the requested table. */
export const splitFor = (subLeagueId: string | undefined): Split => {
  if (subLeagueId === "regular") return "none";
  return subLeagueId?.startsWith("division-") ? "division" : "conference";
};

/** Whether a table is the one with this id, or of the part or stage with it. */
export const isOfPart = ({ id }: Pick<SeasonTable, "id">, part: string): boolean =>
  id === part || id.startsWith(`${part}-`);

export const tablesOf = (
  { competition, season, source, matches, ruleSet, deducted, deductionsAt }: SeasonRead,
  wish: Wish = {},
): SeasonTables => {
  const deductions = buildPoints(deducted);
  return seasonTables(matches, { competition, season, source, ruleSet, deductions, deductionsAt, ...wish });
};

export const isLive = ({ state }: MatchAt): boolean => phaseGroup(state.phase) === "live";
