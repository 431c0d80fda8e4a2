import { ofEachSport } from "../../tables/sports.ts";
import {
  buildCompetitionSearchEndpoint,
  buildGlobalPopularEndpoint,
  buildGlobalSearchEndpoint,
  buildPopularEndpoint,
  buildSearchEndpoint,
} from "./search.ts";

/** The calls of this family, by name. */
export const SEARCH_CALLS = {
  ...ofEachSport("competitionPopular", (sport) =>
    buildPopularEndpoint(sport, "competitionPopular", "/competition/popular"),
  ),
  ...ofEachSport("teamPopular", (sport) => buildPopularEndpoint(sport, "teamPopular", "/team/popular")),
  ...ofEachSport("globalPopular", buildGlobalPopularEndpoint),
  ...ofEachSport("competitionSearch", buildCompetitionSearchEndpoint),
  ...ofEachSport("teamSearch", (sport) => buildSearchEndpoint(sport, "teamSearch", "/team/search")),
  ...ofEachSport("countrySearch", (sport) => buildSearchEndpoint(sport, "countrySearch", "/country/search")),
  ...ofEachSport("globalSearch", buildGlobalSearchEndpoint),
} as const;
