import type { PageRow } from "./page-row.ts";

/** The match centre. */
export const MATCH_PAGES: readonly PageRow[] = [
  {
    name: "FOOTBALL_INFO",
    path: "/football/:countryKey/:leagueKey/:matchName/:matchId",
    module: "match",
    sport: "football",
    namespaces: ["common", "matches", "rows", "match"],
    query: [],
  },
];
