import { type MatchTabKey, sportsWithTab, tabSegment } from "../match-tabs.ts";
import { nameIn, type Sport } from "../sports.ts";
import { inEachSport, type Namespace, type PageRow } from "./page-row.ts";

/** Without the sport. */
const MATCH = "/:countryKey/:leagueKey/:matchName/:matchId";

/** Namespaces used by the match header, so by every tab. */
const HEAD: readonly Namespace[] = ["common", "matches", "rows", "match", "empty", "view"];

/** Shows the result to visitors who hide scores (view-choices.ts). */
const RESULTS = "results";

interface TabPage {
  key: MatchTabKey;
  namespaces?: readonly Namespace[];
  query?: readonly string[];
  typed?: readonly string[];
}

/** Named as in the specification (section 2): FOOTBALL_INFO, BASKETBALL_BOX_SCORE. */
const tabPages = ({ key, namespaces = [], query = [], typed }: TabPage): PageRow[] =>
  sportsWithTab(key).map((sport) => ({
    name: `${sport}_${key}`.replaceAll("-", "_").toUpperCase(),
    path: `/${sport}${MATCH}${tabSegment(key)}`,
    module: `match-${key}`,
    sport,
    namespaces: [...HEAD, ...namespaces],
    query: [...query, RESULTS],
    ...(typed && { typed }),
  }));

const ODDS_RESULT = {
  namespaces: [...HEAD, "odds", "errors", "calendar"],
  query: ["company", "find", "count", "venue", "given", "line", "same", "league", "from", "to", RESULTS],
  typed: ["find"],
} as const satisfies Partial<PageRow>;

/** Past matches of a side (home, away, h2h) with their prices, and their filters. */
const ODDS_RESULT_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => nameIn(sport, "oddsResult"), {
    ...ODDS_RESULT,
    path: `${MATCH}/analysis/details/odds/:oddsSide`,
    module: "odds-result",
    sports: sportsWithTab("analysis"),
  }),
  ...inEachSport((sport) => nameIn(sport, "oddsResultFilter"), {
    ...ODDS_RESULT,
    path: `${MATCH}/analysis/details/odds/:oddsSide/filter`,
    module: "odds-result-filter",
    sports: sportsWithTab("analysis"),
  }),
];

/** The pages of the analysis tab; the tab links to the first. */
const ANALYSIS_PAGES: readonly PageRow[] = [
  { part: "details", name: "StatsAnalysis", query: [] },
  { part: "handicap", name: "StatsHandicap", query: ["of", "line"] },
  { part: "goals", name: "StatsGoals", query: ["of", "window"] },
  { part: "wdl", name: "StatsWDL", query: ["of"] },
].flatMap(({ part, name, query }) =>
  inEachSport((sport) => `${sport}${name}`, {
    path: `${MATCH}/analysis/${part}`,
    module: `match-analysis-${part}`,
    namespaces: [...HEAD, "analysis", "odds", "standings", "team", "people"],
    query: [...query, RESULTS],
    sports: sportsWithTab("analysis"),
  }),
);

/** The match centre: a row per tab and sport. */
export const MATCH_PAGES: readonly PageRow[] = [
  ...tabPages({
    key: "info",
    namespaces: ["matchInfo", "highlights", "standings", "team", "stats", "lineups", "people", "h2h", "matchTable"],
  }),
  ...tabPages({
    key: "feed",
    namespaces: ["matchFeed", "matchInfo"],
  }),
  ...tabPages({
    key: "tracker",
    namespaces: ["tracker", "stats", "errors"],
  }),
  ...tabPages({
    key: "lineups",
    namespaces: ["lineups", "people", "errors"],
  }),
  ...tabPages({
    key: "commentary",
    namespaces: ["commentary"],
    query: ["filter", "before"],
  }),
  ...tabPages({
    key: "box-score",
    namespaces: ["boxScore", "people"],
    query: ["sort"],
  }),
  ...tabPages({
    key: "play-by-play",
    namespaces: ["playByPlay"],
    query: ["period", "show"],
  }),
  ...tabPages({
    key: "shots",
    namespaces: ["stats"],
    query: ["period", "player"],
  }),
  ...tabPages({
    key: "stats",
    namespaces: ["stats"],
    query: ["period"],
  }),
  ...tabPages({
    key: "odds",
    namespaces: ["odds", "errors"],
    query: ["market", "half", "company", "format", "q"],
    typed: ["q"],
  }),
  ...tabPages({
    key: "h2h",
    namespaces: ["h2h", "standings"],
    query: ["last", "league", "venue"],
  }),
  ...tabPages({
    key: "table",
    namespaces: ["matchTable", "standings", "bracket"],
    query: ["part"],
  }),
  ...ODDS_RESULT_PAGES,
  ...ANALYSIS_PAGES,
];

/** Whether a sport's matches have a page for a tab. */
export const hasTabPage = (sport: Sport, key: MatchTabKey): boolean =>
  MATCH_PAGES.some((page) => page.sport === sport && page.path.endsWith(`:matchId${tabSegment(key)}`));
