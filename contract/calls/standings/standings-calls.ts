import { ofEachSport } from "../../tables/sports.ts";
import { infoOfCompetition } from "./competition-info.ts";
import { basketballRanking, basketballStandingByMatch, ranking, standingByMatch } from "./ranking.ts";
import { buildRankingHistoryEndpoint } from "./ranking-history.ts";
import { buildSeasonsEndpoint } from "./seasons.ts";
import { subLeagueList } from "./sub-leagues.ts";

/** The calls of this family, by name. */
export const STANDINGS_CALLS = {
  ranking,
  standingByMatch,
  basketballRanking,
  basketballStandingByMatch,
  ...ofEachSport("rankingHistory", buildRankingHistoryEndpoint),
  ...ofEachSport("seasonList", buildSeasonsEndpoint),
  ...ofEachSport("competitionInfo", infoOfCompetition),
  subLeagueList,
} as const;
