import type { Side } from "#contract/domain/match";
import { fairProbabilities } from "#contract/odds/margin";
import { defaultBookmaker } from "#contract/tables/bookmakers";
import { isTableStage } from "#contract/tables/stages";
import type { TableRow } from "../../../competitions/standings/rank-teams.ts";
import type { SeasonTable } from "../../../competitions/standings/season-table.ts";
import type { Zone } from "../../../competitions/standings/zones.ts";
import type { CompetitionEntry, TeamEntry } from "../../../data/entries/types.ts";
import type { Fixture, MatchAt, MatchState } from "../../../match/match.ts";
import type { CallContext } from "../../../matches/call-context.ts";
import { readSeason, tablesOf, teamOf } from "../../../matches/history/read-season.ts";
import { filterBeside, getUpcoming, playedBy } from "../../../matches/history/team-history.ts";
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
  /** In the tables that its teams stand in; absent in cups without one. */
  places?: Record<Side, PlaceInTable>;
  /** The teams' last matches against anyone, latest first. */
  recent: Record<Side, readonly MatchAt[]>;
  next: Partial<Record<Side, Meeting>>;
  /**
   * Percentages of home, draw and away by the last prices before kick-off; of home and away in sports without draws.
   */
  chances?: readonly number[];
  timeZone: string;
  teamOf(id: string): TeamEntry;
}

/** A team's place in a table. */
export interface PlaceInTable {
  row: TableRow;
  /** The whole table, first place first. */
  rows: readonly TableRow[];
  /** What its places lead to. */
  zones: readonly Zone[];
  /** Of a match that has begun: its place before. */
  before?: number;
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

type Tables = readonly Pick<SeasonTable, "rows" | "zones">[];

/** The tables of a match's season at an instant; none for cups without one. */
async function getTables(fixture: Fixture, competition: CompetitionEntry, context: CallContext): Promise<Tables> {
  if (!isTableStage(fixture.stage) || competition.format.kind === "loose") return [];
  const { tables } = tablesOf(await readSeason(competition, fixture.season, context));
  return tables.filter(({ id }) => id !== "thirds");
}

const tableWith = (teamId: string, tables: Tables) =>
  tables.find(({ rows }) => rows.some((row) => row.teamId === teamId));
const rowIn = (teamId: string, tables: Tables) => tableWith(teamId, tables)?.rows.find((row) => row.teamId === teamId);

function placesIn({ homeId, awayId }: Fixture, after: Tables, before: Tables): MatchData["places"] {
  const place = (teamId: string): PlaceInTable | undefined => {
    const [table, row, earlier] = [tableWith(teamId, after), rowIn(teamId, after), rowIn(teamId, before)];
    if (!table || !row) return undefined;
    const { rows, zones } = table;
    // A place that was shared is none to rise or fall from.
    return { row, rows, zones, ...(earlier && !earlier.isTied && { before: earlier.rank }) };
  };
  const [home, away] = [place(homeId), place(awayId)];
  return home && away && { home, away };
}

async function getChances(fixture: Fixture, context: CallContext): Promise<readonly number[] | undefined> {
  const prices = await pricesOfMatch(
    fixture,
    { ...context, now: Math.min(context.now, fixture.kickOff - 1) },
    { isBeforeOnly: true },
  );
  const companyId = defaultBookmaker(prices.companies)?.id;
  const row = companyId === undefined ? undefined : (prices.before(companyId, "1X2").close ?? firstRow(prices, "1X2"));
  return row && fairProbabilities(row.prices).map((chance) => Math.round(100 * chance));
}

async function getNextMatch(
  teamId: string,
  after: number,
  context: CallContext,
  filter: { isReal: boolean },
): Promise<Meeting | undefined> {
  const [match] = await getUpcoming(teamId, after, 1, context, filter);
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
  const isBegun = context.now > kickOff;
  const filter = filterBeside(fixture);
  const [state, tables, before, home, away, nextHome, nextAway, chances] = await Promise.all([
    context.sources.stateAt(fixture, context.now),
    getTables(fixture, competition, context),
    isBegun ? getTables(fixture, competition, { ...context, now: kickOff }) : [],
    playedBy(homeId, context.now, RECENT, context, filter),
    playedBy(awayId, context.now, RECENT, context, filter),
    getNextMatch(homeId, after, context, filter),
    getNextMatch(awayId, after, context, filter),
    getChances(fixture, context),
  ]);
  const places = placesIn(fixture, tables, before);
  return {
    fixture,
    state,
    competition,
    teams: teamsOf(fixture, context),
    ...(places && { places }),
    recent: { home, away },
    next: { ...(nextHome && { home: nextHome }), ...(nextAway && { away: nextAway }) },
    ...(chances && { chances }),
    timeZone: zoneOf(competition),
    teamOf: (id) => teamOf(id, context.directory),
  };
}
