import { inEachSport, type PageRow } from "./page-row.ts";

/** A team. */
export const TEAM_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => `${sport}TeamOverview`, {
    path: "/team/:teamName/:teamKey/overview",
    module: "team",
    namespaces: ["common", "matches", "rows", "empty", "standings", "people", "team", "view"],
    query: ["results"],
  }),
  ...inEachSport((sport) => `${sport}TeamMatch`, {
    path: "/team/:teamName/:teamKey/match",
    module: "team-matches",
    namespaces: ["common", "matches", "rows", "empty", "calendar", "team"],
    query: ["season", "leagueId", "venue", "direction", "lastId", "from", "to"],
  }),
  ...inEachSport((sport) => `${sport}TeamSquad`, {
    path: "/team/:teamName/:teamKey/squad",
    module: "team-squad",
    namespaces: ["common", "empty", "team", "people"],
    query: ["sort"],
  }),
];
