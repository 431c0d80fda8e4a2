import { advertisements, countView } from "./ads.ts";
import { findPictures } from "./banners.ts";
import type { Calls } from "./call.ts";
import { allCompetitions, competitionsOfCountry, sidebar } from "./competitions.ts";
import { changesOfMatches } from "./match-changes.ts";
import { infoOfMatch } from "./match-info.ts";
import { listMatches } from "./match-list.ts";
import { scoresOfMatches, scoresOfSevens } from "./match-score.ts";
import { rankingOfSeason } from "./ranking.ts";
import { listTournament } from "./world-cup.ts";

/** What answers each declared call. A call without an answer does not compile. */
export const CALLS: Calls = {
  leagueList: competitionsOfCountry,
  leagueAll: allCompetitions,
  matchListV1: listMatches,
  matchListV2: listMatches,
  matchList: listMatches,
  worldCupMatches: listTournament,
  matchChanges: changesOfMatches,
  matchScore: scoresOfMatches,
  sevensMatchScore: scoresOfSevens,
  matchInfo: infoOfMatch,
  competitionSidebar: sidebar,
  ranking: rankingOfSeason,
  findPicture: findPictures,
  getAdvertisement: advertisements,
  updateAdUserViewed: countView,
};
