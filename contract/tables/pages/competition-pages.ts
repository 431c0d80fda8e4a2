import { inEachSport, type PageRow } from "./page-row.ts";

/** A competition with its matches, table and facts. */
export const COMPETITION_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => `${sport}LeagueMatches`, {
    path: "/:countryKey/:leagueKey/matches",
    module: "competition-matches",
    namespaces: ["common", "competition", "matches", "rows", "bracket", "empty", "view"],
    query: ["leagueId", "season", "part", "round", "direction", "lastId", "results"],
  }),
  ...inEachSport((sport) => `${sport}LeagueTable`, {
    path: "/:countryKey/:leagueKey/table",
    module: "competition-table",
    namespaces: ["common", "competition", "standings", "matches", "rows", "bracket", "empty", "view"],
    query: ["leagueId", "season", "view", "part", "teams", "results"],
  }),
  ...inEachSport((sport) => `${sport}LeagueLeaders`, {
    path: "/:countryKey/:leagueKey/leaders",
    module: "competition-leaders",
    namespaces: ["common", "competition", "empty"],
    query: ["leagueId", "season"],
  }),
  ...inEachSport((sport) => `${sport}LeagueAbout`, {
    path: "/:countryKey/:leagueKey/about",
    module: "competition-about",
    namespaces: ["common", "competition", "standings", "matches", "rows", "empty"],
    query: ["leagueId", "season"],
  }),
];
