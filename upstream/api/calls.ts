import { DEFAULT_SPORT, ofEachSport } from "#contract/tables/sports";
import type { Calls } from "../matches/call-context.ts";
import { ANALYSIS_ANSWERS } from "./analysis/analysis-answers.ts";
import { BASKETBALL_ANSWERS } from "./basketball/basketball-answers.ts";
import { COMMENT_LIST_ANSWERS } from "./comments/comment-answers.ts";
import { CONTEST_LIST_ANSWERS } from "./contests/contest-answers.ts";
import { HIGHLIGHT_ANSWERS } from "./highlights/highlights-answers.ts";
import { advertisements, countView } from "./lists/ads.ts";
import { announcementById } from "./lists/announcement.ts";
import { findPictures } from "./lists/banners.ts";
import { COMPETITION_ANSWERS } from "./lists/competitions.ts";
import { listImports } from "./lists/imports.ts";
import { changesOfMatches } from "./lists/match-changes.ts";
import { listMatches } from "./lists/match-list.ts";
import { scoresOfMatches } from "./lists/match-score.ts";
import { listTournament } from "./lists/world-cup.ts";
import { MATCH_CENTRE_ANSWERS } from "./match-centre/match-centre-answers.ts";
import { infoOfMatch } from "./match-centre/match-info.ts";
import { NEWS_ANSWERS } from "./news/news-answers.ts";
import { ODDS_ANSWERS } from "./odds/odds-answers.ts";
import { PEOPLE_ANSWERS } from "./people/people-answers.ts";
import { SEARCH_ANSWERS } from "./search/search-answers.ts";
import { sevensScores } from "./sevens/matches.ts";
import { SEVENS_ANSWERS } from "./sevens/sevens-answers.ts";
import { STANDINGS_ANSWERS } from "./standings/standings-answers.ts";

/** The handler of each declared call. A call without one does not compile. */
export const CALLS: Calls = {
  matchListV1: listMatches(DEFAULT_SPORT),
  matchListV2: listMatches(DEFAULT_SPORT),
  ...ofEachSport("matchList", listMatches),
  worldCupMatches: listTournament,
  matchChanges: changesOfMatches,
  matchScore: scoresOfMatches,
  sevensMatchScore: sevensScores,
  matchInfo: infoOfMatch,
  ...COMPETITION_ANSWERS,
  importList: listImports,
  findPicture: findPictures,
  getAdvertisement: advertisements,
  updateAdUserViewed: countView,
  notificationAnnouncement: announcementById,
  ...ANALYSIS_ANSWERS,
  ...BASKETBALL_ANSWERS,
  ...COMMENT_LIST_ANSWERS,
  ...CONTEST_LIST_ANSWERS,
  ...HIGHLIGHT_ANSWERS,
  ...MATCH_CENTRE_ANSWERS,
  ...NEWS_ANSWERS,
  ...ODDS_ANSWERS,
  ...PEOPLE_ANSWERS,
  ...SEARCH_ANSWERS,
  ...SEVENS_ANSWERS,
  ...STANDINGS_ANSWERS,
};
