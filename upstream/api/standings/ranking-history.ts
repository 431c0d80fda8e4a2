import type { RankingHistoryBody } from "#contract/calls/standings/ranking-history";
import type { QueryOf } from "#contract/registry";
import type { Sport } from "#contract/tables/sports";
import { buildHistory } from "../../competitions/standings/history.ts";
import type { SeasonTable } from "../../competitions/standings/season-table.ts";
import { type CallContext, localeOf } from "../../matches/call-context.ts";
import { isOfPart, requestedCompetition, splitFor, tablesOf, teamOf } from "../../matches/history/read-season.ts";
import { leagueWire, teamWire } from "../../matches/wire/references.ts";
import { notFound } from "../../platform/envelope.ts";
import { readRequestedSeason } from "./requested-season.ts";

/** A table of the best of the groups is not a table over the season. */
const isPlayed = ({ id }: SeasonTable): boolean => id !== "thirds";

/** Ranks and points after each round, of every table of a season. */
async function rankingHistory(
  query: QueryOf<"rankingHistory">,
  sport: Sport,
  context: CallContext,
): Promise<RankingHistoryBody> {
  const { leagueId, season, subLeagueId, teamIds, lang } = query;
  const { directory } = context;
  const read = await readRequestedSeason(requestedCompetition(leagueId, sport, context), season, context);
  const wish = { split: splitFor(subLeagueId), ...(subLeagueId !== undefined && { part: subLeagueId }) };
  const tables = tablesOf(read, wish).tables.filter(isPlayed);
  const requested = tables.filter((table) => subLeagueId === undefined || isOfPart(table, subLeagueId));
  if (subLeagueId !== undefined && requested.length === 0) throw notFound("subLeagueId", "no such table in the season");
  const wanted = teamIds === undefined ? undefined : new Set(teamIds.split(","));
  const locale = localeOf(lang);
  const histories = requested.map((table) => ({ table, history: buildHistory(table, read.deductionsAt) }));
  const longest = histories.reduce<(typeof histories)[number] | undefined>(
    (most, one) => (one.history.rounds.length > (most?.history.rounds.length ?? -1) ? one : most),
    undefined,
  );
  const rounds = longest?.history.rounds ?? [];
  return {
    data: {
      league: leagueWire(read.competition, directory, locale),
      season: read.season,
      rounds,
      dates: longest?.history.dates ?? [],
      series: histories.flatMap(({ table, history }) =>
        history.series
          .filter(({ teamId }) => wanted?.has(teamId) ?? true)
          .map(({ teamId, ranks, points }) => ({
            team: teamWire(teamOf(teamId, directory), locale),
            tableId: tables.length > 1 ? table.id : undefined,
            ...alongRounds(rounds, history.rounds, ranks, points),
          })),
      ),
    },
  };
}

type Known = readonly (number | null)[];

/** A table that is behind another, or has no match in a round, repeats its last values. */
function alongRounds(rounds: readonly number[], own: readonly number[], ranks: Known, points: Known) {
  const at = rounds.map((round) => own.findLastIndex((one) => one <= round));
  return { ranks: at.map((index) => ranks[index] ?? 0), points: at.map((index) => points[index] ?? 0) };
}

export const rankingHistoryOf = (sport: Sport) => (query: QueryOf<"rankingHistory">, context: CallContext) =>
  rankingHistory(query, sport, context);
