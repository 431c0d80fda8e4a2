import type { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { basketballInfo, footballInfo } from "./competition-info.ts";
import { basketballRankingOfMatch, basketballRankingOfSeason, rankingOfMatch, rankingOfSeason } from "./ranking.ts";
import { basketballHistory, footballHistory } from "./ranking-history.ts";
import { basketballSeasons, footballSeasons } from "./seasons.ts";
import { partsOfSeason } from "./sub-leagues.ts";

/** Handlers of this family's calls. */
export const STANDINGS_ANSWERS: CallsOf<typeof STANDINGS_CALLS> = {
  ranking: rankingOfSeason,
  standingByMatch: rankingOfMatch,
  rankingHistory: footballHistory,
  subLeagueList: partsOfSeason,
  seasonList: footballSeasons,
  competitionInfo: footballInfo,
  basketballRanking: basketballRankingOfSeason,
  basketballStandingByMatch: basketballRankingOfMatch,
  basketballRankingHistory: basketballHistory,
  basketballSeasonList: basketballSeasons,
  basketballLeagueInfo: basketballInfo,
};
