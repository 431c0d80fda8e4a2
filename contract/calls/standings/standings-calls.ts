import { basketballLeagueInfo, competitionInfo } from "./competition-info.ts";
import { basketballRanking, basketballStandingByMatch, ranking, standingByMatch } from "./ranking.ts";
import { basketballRankingHistory, rankingHistory } from "./ranking-history.ts";
import { basketballSeasonList, seasonList } from "./seasons.ts";
import { subLeagueList } from "./sub-leagues.ts";

/** The calls of this family, by name. */
export const STANDINGS_CALLS = {
  ranking,
  standingByMatch,
  rankingHistory,
  subLeagueList,
  seasonList,
  competitionInfo,
  basketballRanking,
  basketballStandingByMatch,
  basketballRankingHistory,
  basketballSeasonList,
  basketballLeagueInfo,
} as const;
