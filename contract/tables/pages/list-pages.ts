import { nameIn } from "../sports.ts";
import { inEachSport, type PageRow } from "./page-row.ts";

/** Lists of matches. */
export const LIST_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => nameIn(sport, "home"), {
    path: "/matches",
    module: "match-list",
    namespaces: ["common", "matches", "rows", "stars", "view"],
    query: ["date", "show"],
  }),
  {
    name: "FIFA2022Matches",
    path: "/football/worldcup2022/matches",
    module: "world-cup-2022",
    sport: "football",
    namespaces: ["common", "matches", "rows", "standings", "bracket", "competition", "worldcup", "view"],
    query: ["results"],
  },
];
