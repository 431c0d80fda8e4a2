import type { BasketballRankingBody, RankingBody } from "#contract/calls/standings/ranking";
import type { QueryOf } from "#contract/registry";
import type { LocaleCode } from "#contract/tables/locales";
import type { Sport } from "#contract/tables/sports";
import { isTableStage } from "#contract/tables/stages";
import { modelOf } from "../../competitions/sports/sport-model.ts";
import type { TableRow } from "../../competitions/standings/rank-teams.ts";
import type { SeasonTable, Split } from "../../competitions/standings/season-table.ts";
import { nameIn } from "../../data/entries/names.ts";
import { isProvisional } from "../../data/standings/rules/rule-set.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import {
  isLive,
  isOfPart,
  readSeason,
  requestedCompetition,
  type SeasonRead,
  splitFor,
  tablesOf,
} from "../../matches/history/read-season.ts";
import { competitionOf } from "../../matches/wire/match.ts";
import { leagueWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { requestedMatch } from "../context/requested.ts";
import { readRequestedSeason } from "./requested-season.ts";
import { basketballRow, footballRow, type RowContext, rowContext, zoneWire } from "./row-wire.ts";

interface Wish {
  view: QueryOf<"ranking">["type"];
  isLive: boolean;
  locale: LocaleCode;
  split: Split;
  /** Id of the part of the season; the current one if absent. */
  part?: string;
  /** Id of a match whose part is the current one. */
  partOf?: string;
  /** Which of the season's tables to include; all if absent. */
  isRequested?: (table: SeasonTable) => boolean;
  highlight?: readonly string[];
}

/** The name of a table's conference or division. */
function partName({ competition }: SeasonRead, table: SeasonTable, locale: LocaleCode): string | undefined {
  const conferences = competition.basketball?.conferences ?? [];
  const part =
    conferences.find(({ key }) => key === table.conference) ??
    conferences.flatMap(({ divisions = [] }) => divisions).find(({ key }) => key === table.division);
  return part && nameIn(part.names, locale).name;
}

/** The body of a ranking in either sport; `rowWire` writes its rows. */
function buildBody<Row>(
  read: SeasonRead,
  wish: Wish,
  context: CallContext,
  rowWire: (row: TableRow, context: RowContext) => Row,
) {
  const { competition, season, source, ruleSet, matches, deducted } = read;
  const { view, locale, part, partOf } = wish;
  const countsPlay = wish.isLive && modelOf(competition.sport).tablesCountPlay;
  const request = {
    view,
    isLive: countsPlay,
    split: wish.split,
    ...(part !== undefined && { part }),
    ...(partOf !== undefined && { partOf }),
  };
  const { format, tables, parts } = tablesOf(read, request);
  const requested = wish.isRequested ? tables.filter(wish.isRequested) : tables;
  return {
    data: {
      league: leagueWire(competition, context.directory, locale),
      season,
      source,
      format,
      ruleSetId: ruleSet.id,
      isProvisional: isProvisional(ruleSet),
      tables: requested.map((table) => {
        const rows = rowContext(read, table, locale, countsPlay, view === "all");
        return {
          tableId: table.id,
          groupName: table.group,
          name: partName(read, table, locale),
          round: table.round,
          reasons: table.reasons,
          endedOn: table.endedOn,
          rows: table.rows.map((row) => rowWire(row, rows)),
          zones: table.zones.map(zoneWire),
        };
      }),
      notes: [...new Set(Object.values(deducted).map(({ reason }) => `deduction.${reason}`))],
      highlight: wish.highlight ?? [],
      parts: parts.map(({ id, isCurrent, isShown }) => ({
        partId: id,
        isCurrent,
        isShown,
      })),
      isLive: countsPlay && matches.some((match) => isLive(match) && isTableStage(match.fixture.stage)),
      updatedAt: matches.reduce((latest, { state }) => Math.max(latest, state.updatedAt), 0) || undefined,
    },
  };
}

async function readRanking(query: QueryOf<"ranking">, sport: Sport, context: CallContext) {
  const { leagueId, season, subLeagueId, type, live, lang } = query;
  const read = await readRequestedSeason(requestedCompetition(leagueId, sport, context), season, context);
  const isRequested = subLeagueId === undefined ? undefined : tableFilter(read, subLeagueId);
  return {
    read,
    wish: {
      view: type,
      isLive: live === 1,
      split: splitFor(subLeagueId),
      locale: localeOf(lang),
      ...(subLeagueId !== undefined && { part: subLeagueId }),
      ...(isRequested && { isRequested }),
    },
  };
}

/** Throws a 404 for a table that the season does not have. A knock-out round has no table and is not requested. */
function tableFilter(read: SeasonRead, subLeagueId: string): (table: SeasonTable) => boolean {
  const isOf = (table: SeasonTable) => isOfPart(table, subLeagueId);
  const isStage = read.matches.some(({ fixture }) => fixture.stage === subLeagueId);
  if (!isStage && !tablesOf(read, { split: splitFor(subLeagueId), part: subLeagueId }).tables.some(isOf))
    throw notFound("subLeagueId", "no such part of the season");
  return isOf;
}

async function rankingByMatch(
  { matchId, subLeagueId, lang }: QueryOf<"standingByMatch">,
  sport: Sport,
  context: CallContext,
) {
  const fixture = await requestedMatch(matchId, sport, context);
  const read = await readSeason(competitionOf(fixture, context.directory), fixture.season, context);
  const pair = [fixture.homeId, fixture.awayId];
  const isRequested = ({ rows }: SeasonTable) => rows.some(({ teamId }) => pair.includes(teamId));
  return {
    read,
    wish: {
      view: "all" as const,
      isLive: true,
      split: "conference" as const,
      locale: localeOf(lang),
      highlight: pair,
      isRequested,
      ...(subLeagueId !== undefined && { part: subLeagueId }),
      partOf: matchId,
    },
  };
}

/** A season's tables, computed from its matches so far; the current season if none is named. */
export async function rankingOfSeason(query: QueryOf<"ranking">, context: CallContext): Promise<RankingBody> {
  const { read, wish } = await readRanking(query, "football", context);
  return buildBody(read, wish, context, footballRow);
}

export async function basketballRankingOfSeason(
  query: QueryOf<"basketballRanking">,
  context: CallContext,
): Promise<BasketballRankingBody> {
  const { read, wish } = await readRanking(query, "basketball", context);
  return buildBody(read, wish, context, basketballRow);
}

/** The tables of a match's teams, including current scores of matches in play. */
export async function rankingOfMatch(query: QueryOf<"standingByMatch">, context: CallContext): Promise<RankingBody> {
  const { read, wish } = await rankingByMatch(query, "football", context);
  return buildBody(read, wish, context, footballRow);
}

export async function basketballRankingOfMatch(
  query: QueryOf<"basketballStandingByMatch">,
  context: CallContext,
): Promise<BasketballRankingBody> {
  const { read, wish } = await rankingByMatch(query, "basketball", context);
  return buildBody(read, wish, context, basketballRow);
}
