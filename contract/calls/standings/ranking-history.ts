import * as z from "zod/mini";
import type { RankingHistory } from "../../domain/standings.ts";
import { parseCompetition } from "../../parse/competition.ts";
import { parseTeam } from "../../parse/match.ts";
import { callAddress, type Sport } from "../../tables/sports.ts";
import { endpoint } from "../../wire/endpoint.ts";
import { WireLeagueRef, WireTeamRef } from "../../wire/match-item.ts";
import { IdListParam, IdParam, LangParam, SeasonParam } from "../../wire/parameters.ts";
import { rows } from "../../wire/rows.ts";
import { EpochMs, Int, OptionalText, Text, wireObject } from "../../wire/scalars.ts";
import type { WireOf } from "../../wire/wire-of.ts";

const HistoryResult = z.object({
  data: wireObject({
    league: WireLeagueRef,
    season: Text,
    /** Matchdays, or weeks if the rounds have no numbers. */
    rounds: rows("rounds", Int),
    /** The last kick-off of each round. */
    dates: rows("dates", EpochMs),
    series: rows(
      "series",
      wireObject({
        team: WireTeamRef,
        /** The group or conference, if the season has more than one table. */
        tableId: OptionalText,
        /** One per round; 0 before a team's first match. */
        ranks: rows("ranks", Int),
        points: rows("points", Int),
      }),
    ),
  }),
});
export type RankingHistoryBody = WireOf<typeof HistoryResult>;

/** Ranks and points after each round of a season; only for `teamIds` if given. */
export const buildRankingHistoryEndpoint = (sport: Sport) =>
  endpoint({
    ...callAddress(sport, "rankingHistory", "/league/rankingHistory", "/soccerLeague/ranking_history"),
    namesOne: true,
    query: z.object({
      leagueId: IdParam,
      season: z.optional(SeasonParam),
      subLeagueId: z.optional(IdParam),
      teamIds: z.optional(IdListParam),
      lang: LangParam,
    }),
    result: HistoryResult,
    toValue: ({ data }): RankingHistory => ({
      competition: parseCompetition(data.league),
      season: data.season,
      rounds: data.rounds,
      dates: data.dates,
      series: data.series.map(({ team, tableId, ranks, points }) => ({
        team: parseTeam(team),
        ...(tableId && { table: tableId }),
        ranks: ranks.map((rank) => rank || null),
        points: points.map((value, round) => (ranks[round] ? value : null)),
      })),
    }),
    cache: { freshFor: 60, staleFor: 600, keepFor: 604_800, store: "kv" },
  });
