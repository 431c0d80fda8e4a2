import { nameIn } from "../sports.ts";
import { inEachSport, type PageRow } from "./page-row.ts";

/** Summaries of matches, and their detail pages. */
export const HIGHLIGHT_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => nameIn(sport, "highlights"), {
    path: "/highlights",
    module: "highlights",
    namespaces: ["common", "matches", "empty", "highlights"],
    query: ["leagueId", "lastId", "results"],
  }),
  ...inEachSport((sport) => nameIn(sport, "highlightsDetail"), {
    path: "/highlights/:countryKey/:leagueKey/:matchName/:matchId",
    module: "highlight",
    namespaces: ["common", "matches", "rows", "match", "empty", "highlights"],
    query: ["results"],
  }),
];
