import type { SEARCH_CALLS } from "#contract/calls/search/search-calls";
import { ofEachSport } from "#contract/tables/sports";
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
  ...ofEachSport("competitionPopular", popularCompetitions),
  ...ofEachSport("teamPopular", popularTeams),
  ...ofEachSport("globalPopular", globalPopular),
  ...ofEachSport("competitionSearch", searchCompetitions),
  ...ofEachSport("teamSearch", searchTeams),
  ...ofEachSport("countrySearch", searchCountries),
  ...ofEachSport("globalSearch", searchEverything),
};
