import type { Sport } from "../sports.ts";
import { inEachSport, type PageRow } from "./page-row.ts";

const NAMES: Readonly<Record<Sport, string>> = { football: "highlights", basketball: "basketballHighlights" };

/** Summaries of matches, and their detail pages. */
export const HIGHLIGHT_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => NAMES[sport], {
    path: "/highlights",
    module: "highlights",
    namespaces: ["common", "empty", "highlights"],
    query: ["leagueId", "lastId", "results"],
  }),
  ...inEachSport((sport) => `${NAMES[sport]}Detail`, {
    path: "/highlights/:countryKey/:leagueKey/:matchName/:matchId",
    module: "highlight",
    namespaces: ["common", "matches", "rows", "empty", "highlights"],
    query: ["results"],
  }),
];
