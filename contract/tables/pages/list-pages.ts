import type { PageRow } from "./page-row.ts";

/** Lists of matches. */
export const LIST_PAGES: readonly PageRow[] = [
  {
    name: "home",
    path: "/football/matches",
    module: "match-list",
    sport: "football",
    namespaces: ["common", "matches", "rows", "stars"],
    query: ["date", "show"],
  },
  {
    name: "basketballHome",
    path: "/basketball/matches",
    module: "match-list",
    sport: "basketball",
    namespaces: ["common", "matches", "rows", "stars"],
    query: ["date", "show"],
  },
  {
    name: "FIFA2022Matches",
    path: "/football/worldcup2022/matches",
    module: "world-cup-2022",
    sport: "football",
    namespaces: ["common", "matches", "rows", "standings", "bracket", "competition", "worldcup"],
    query: [],
  },
];
