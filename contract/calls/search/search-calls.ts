import { competitionSearchOf, globalPopularOf, globalSearchOf, popularOf, searchOf } from "./search.ts";

/** The calls of this family, by name. */
export const SEARCH_CALLS = {
  competitionPopular: popularOf("football", "competitionPopular", "/competition/popular"),
  teamPopular: popularOf("football", "teamPopular", "/team/popular"),
  globalPopular: globalPopularOf("football"),
  competitionSearch: competitionSearchOf("football"),
  teamSearch: searchOf("football", "teamSearch", "/team/search"),
  countrySearch: searchOf("football", "countrySearch", "/country/search"),
  globalSearch: globalSearchOf("football"),
  basketballCompetitionPopular: popularOf("basketball", "competitionPopular", "/competition/popular"),
  basketballTeamPopular: popularOf("basketball", "teamPopular", "/team/popular"),
  basketballGlobalPopular: globalPopularOf("basketball"),
  basketballCompetitionSearch: competitionSearchOf("basketball"),
  basketballTeamSearch: searchOf("basketball", "teamSearch", "/team/search"),
  basketballCountrySearch: searchOf("basketball", "countrySearch", "/country/search"),
  basketballGlobalSearch: globalSearchOf("basketball"),
} as const;
