import type { SEARCH_CALLS } from "#contract/calls/search/search-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import {
  globalPopular,
  popularCompetitions,
  popularTeams,
  searchCompetitions,
  searchCountries,
  searchEverything,
  searchTeams,
} from "./search.ts";

/** Handlers of this family's calls. */
export const SEARCH_ANSWERS: CallsOf<typeof SEARCH_CALLS> = {
  competitionPopular: popularCompetitions("football"),
  teamPopular: popularTeams("football"),
  globalPopular: globalPopular("football"),
  competitionSearch: searchCompetitions("football"),
  teamSearch: searchTeams("football"),
  countrySearch: searchCountries("football"),
  globalSearch: searchEverything("football"),
  basketballCompetitionPopular: popularCompetitions("basketball"),
  basketballTeamPopular: popularTeams("basketball"),
  basketballGlobalPopular: globalPopular("basketball"),
  basketballCompetitionSearch: searchCompetitions("basketball"),
  basketballTeamSearch: searchTeams("basketball"),
  basketballCountrySearch: searchCountries("basketball"),
  basketballGlobalSearch: searchEverything("basketball"),
};
