import { inEachSport, type PageRow } from "./page-row.ts";

/** Summaries of matches, and their details. */
export const HIGHLIGHT_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => (sport === "football" ? "highlights" : "basketballHighlights"), {
    path: "/highlights",
    module: "highlights",
    namespaces: ["common", "empty", "highlights"],
    query: ["leagueId", "lastId", "results"],
  }),
  ...inEachSport((sport) => (sport === "football" ? "highlightsDetail" : "basketballHighlightsDetail"), {
    path: "/highlights/:countryKey/:leagueKey/:matchName/:matchId",
    module: "highlight",
    namespaces: ["common", "matches", "rows", "empty", "highlights"],
    query: ["results"],
  }),
];
