import type { Competition } from "#contract/domain/competition";
import type { Match, Team } from "#contract/domain/match";
import type { BasketballStandings, PartOfSeason, Standings } from "#contract/domain/standings";
import { callOf } from "#contract/tables/sports";
import { KNOCKOUT_STAGES } from "#contract/tables/stages";
import { SEASON_PARTS } from "#contract/tables/standings-keys";
import type { EdgeContext } from "#worker/pages/context";
import type { BracketData } from "~/features/bracket/bracket-data";
import { loadBracket } from "~/features/bracket/load-bracket.server";
import { settle } from "~/features/errors/error-states.server";
import { loadMatchHead, type MatchHeadData, type MatchRequest } from "~/features/match/load-match-head.server";
import { loadLastStandings } from "~/features/standings/load-last-standings.server";
import type { StandingsFacts } from "~/features/standings/standings-facts";
import { standingsFacts } from "~/features/standings/standings-facts.server";
import { type AnyRow, type AnyTable, hasBegun } from "~/features/standings/standings-rows";
import type { ZoneOffsets } from "~/i18n/zone-offsets";

export interface MatchTableData {
  head: MatchHeadData;
  /** The visitor's offsets at kick-off, used in the head. */
  zone: ZoneOffsets;
  /** Absent if the upstream fails. */
  tables?: ShownTables;
  /** The knock-out rounds, if the match belongs to one. */
  bracket?: BracketData;
}

export interface ShownTables {
  /** Those of the season before the match's, which has not begun. */
  lastSeason?: string;
  /** Nobody has a place yet. */
  isBeforeStart: boolean;
  /** Tables with at least one of the teams; may be empty. */
  tables: readonly AnyTable[];
  competition: Competition;
  facts: StandingsFacts;
  /** Of a season in parts; else empty. */
  parts: readonly PartOfSeason[];
  isLive: boolean;
  isProvisionalRule: boolean;
}

/**
 * Data of a match's table tab: the tables of its teams, live, and the bracket if it is a knock-out match. Throws an
 * error page for an unknown match; either part may be missing.
 */
export async function loadMatchTable(
  context: EdgeContext,
  request: Pick<MatchRequest, "sport" | "params" | "search">,
): Promise<MatchTableData> {
  const { sport, params, search } = request;
  const { matchId = "" } = params;
  const part = partIn(search);
  const [head, standings] = await Promise.all([
    loadMatchHead(context, { ...request, tab: "table" }),
    settle(
      context,
      context.upstream.call(callOf(sport, "standingByMatch"), { matchId, ...(part && { subLeagueId: part }) }),
    ),
  ]);
  const { match, competition, season } = head.about;
  const isKnockOut = KNOCKOUT_STAGES.some((stage) => stage === match.stage);
  const bracket = isKnockOut ? await loadBracket(context, { sport, leagueId: competition.id, season }) : undefined;
  return {
    head,
    zone: head.zone,
    ...(standings.value && { tables: await loadTables(context, head, standings.value.value) }),
    ...(bracket && { bracket }),
  };
}

/** The part of the season that an address asks for. */
const partIn = (search: string): PartOfSeason["id"] | undefined => {
  const requested = new URLSearchParams(search).get("part");
  return SEASON_PARTS.find((one) => one === requested);
};

type Playing = Pick<Match, "home" | "away">;

/** How many of the two teams are in a table; the home team outweighs the away team. */
function weightOf({ rows }: AnyTable, { home, away }: Playing): number {
  const has = (team: Team) => rows.some((row: AnyRow) => row.team.id === team.id);
  return (has(home) ? 2 : 0) + (has(away) ? 1 : 0);
}

/** A season's tables with a match's teams: first one with both, then the home side's, then the away side's. */
export const teamsTables = (tables: readonly AnyTable[], match: Playing): AnyTable[] =>
  tables
    .filter((table) => weightOf(table, match) > 0)
    .toSorted((one, other) => weightOf(other, match) - weightOf(one, match));

async function loadTables(
  context: EdgeContext,
  { about: { sport, match } }: MatchHeadData,
  standings: Standings | BasketballStandings,
): Promise<ShownTables> {
  const last = await loadLastStandings(context, sport, standings);
  const { competition, isLive, isProvisionalRule, tables, parts = [] } = last ?? standings;
  return {
    tables: teamsTables(tables, match),
    ...(last && { lastSeason: last.season }),
    isBeforeStart: !standings.tables.some(hasBegun),
    competition,
    facts: standingsFacts(context, { sport, competition }),
    parts: last ? [] : parts,
    isLive: isLive === true,
    isProvisionalRule,
  };
}
