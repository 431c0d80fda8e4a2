import type { Side } from "#contract/domain/match";
import { fairProbabilities } from "#contract/odds/margin";
import { defaultBookmaker } from "#contract/tables/bookmakers";
import { isTableStage } from "#contract/tables/stages";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { Fixture, MatchAt, MatchState } from "../../../match/match.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { readSeason, tablesOf } from "../../../matches/history/read-season.ts";
import { getUpcoming, playedBy } from "../../../matches/history/team-history.ts";
import { pricesOfMatch } from "../../../matches/odds/match-prices.ts";
import { competitionOf } from "../../../matches/wire/match.ts";
import { teamsOf } from "../../../simulator/football/progress.ts";
import { firstRow } from "../../tips/opinion.ts";

/** A story's data about a match in any sport, as of the context's instant. */
export interface MatchData {
  fixture: Fixture;
  state: MatchState;
  competition: CompetitionEntry;
  teams: Record<Side, TeamEntry>;
  /** Rows in the season's table; absent in cups without one. */
  rows?: Record<Side, TableRow>;
  /** The teams' last matches against anyone, latest first. */
  recent: Record<Side, readonly MatchAt[]>;
  next: Partial<Record<Side, Meeting>>;
  /**
   * Percentages of home, draw and away by the last prices before kick-off; of home and away in sports without draws.
   */
  chances?: readonly number[];
  timeZone: string;
}

/** An upcoming match of one of its teams. */
export interface Meeting {
  opponent: TeamEntry;
  kickOff: number;
  isHome: boolean;
}

const RECENT = 10;

/** Zone for a competition's days and times. */
export const zoneOf = (competition: CompetitionEntry | undefined): string => competition?.calendar?.timeZone ?? "UTC";

async function getRows(fixture: Fixture, competition: CompetitionEntry, context: CallContext) {
  if (!isTableStage(fixture.stage) || competition.format.kind === "loose") return undefined;
  const { tables } = tablesOf(await readSeason(competition, fixture.season, context));
  const rowOf = (teamId: string) =>
    tables.filter(({ id }) => id !== "thirds").flatMap(({ rows }) => rows.filter((row) => row.teamId === teamId))[0];
  const [home, away] = [rowOf(fixture.homeId), rowOf(fixture.awayId)];
  return home && away ? { home, away } : undefined;
}

async function getChances(fixture: Fixture, context: CallContext): Promise<readonly number[] | undefined> {
  const prices = await pricesOfMatch(fixture, { ...context, now: Math.min(context.now, fixture.kickOff - 1) });
  const companyId = defaultBookmaker(prices.companies)?.id;
  const row = companyId === undefined ? undefined : (prices.before(companyId, "1X2").close ?? firstRow(prices, "1X2"));
  return row && fairProbabilities(row.prices).map((chance) => Math.round(100 * chance));
}

async function getNextMatch(teamId: string, after: number, context: CallContext): Promise<Meeting | undefined> {
  const [match] = await getUpcoming(teamId, after, 1, context);
  if (!match) return undefined;
  const { homeId, awayId, kickOff } = match.fixture;
  const isHome = homeId === teamId;
  const opponent = context.directory.teamById(isHome ? awayId : homeId);
  return opponent && { opponent, kickOff, isHome };
}

export async function readMatch(fixture: Fixture, context: CallContext): Promise<MatchData> {
  const { homeId, awayId, kickOff } = fixture;
  const competition = competitionOf(fixture, context.directory);
  const after = Math.max(context.now, kickOff);
  const [state, rows, home, away, nextHome, nextAway, chances] = await Promise.all([
    context.sources.stateAt(fixture, context.now),
    getRows(fixture, competition, context),
    playedBy(homeId, context.now, RECENT, context),
    playedBy(awayId, context.now, RECENT, context),
    getNextMatch(homeId, after, context),
    getNextMatch(awayId, after, context),
    getChances(fixture, context),
  ]);
  return {
    fixture,
    state,
    competition,
    teams: teamsOf(fixture, context),
    ...(rows && { rows }),
    recent: { home, away },
    next: { ...(nextHome && { home: nextHome }), ...(nextAway && { away: nextAway }) },
    ...(chances && { chances }),
    timeZone: zoneOf(competition),
  };
}
