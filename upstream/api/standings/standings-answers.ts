import type { STANDINGS_CALLS } from "#contract/calls/standings/standings-calls";
import { ofEachSport } from "#contract/tables/sports";
import type { CallsOf } from "../../matches/call-context.ts";
import { infoOfCompetition } from "./competition-info.ts";
import { basketballRankingOfMatch, basketballRankingOfSeason, rankingOfMatch, rankingOfSeason } from "./ranking.ts";
import { rankingHistoryOf } from "./ranking-history.ts";
import { seasonsOf } from "./seasons.ts";
import { partsOfSeason } from "./sub-leagues.ts";

/** Handlers of this family's calls. */
export const STANDINGS_ANSWERS: CallsOf<typeof STANDINGS_CALLS> = {
  ranking: rankingOfSeason,
  standingByMatch: rankingOfMatch,
  basketballRanking: basketballRankingOfSeason,
  basketballStandingByMatch: basketballRankingOfMatch,
  ...ofEachSport("rankingHistory", rankingHistoryOf),
  ...ofEachSport("seasonList", seasonsOf),
  ...ofEachSport("competitionInfo", infoOfCompetition),
  subLeagueList: partsOfSeason,
};
