import { type MatchTabKey, tabSegment } from "../match-tabs.ts";
import type { Sport } from "../sports.ts";
import { inEachSport, type Namespace, type PageRow } from "./page-row.ts";

/** Without the sport. */
const MATCH = "/:countryKey/:leagueKey/:matchName/:matchId";

/** Namespaces used by the match header, so by every tab. */
const HEAD: readonly Namespace[] = ["common", "matches", "rows", "match", "empty"];

interface TabPage {
  key: MatchTabKey;
  /** Route names of the specification (section 2), or in its style. */
  names: Partial<Record<Sport, string>>;
  namespaces?: readonly Namespace[];
  query?: readonly string[];
  typed?: readonly string[];
}

const tabPages = ({ key, names, namespaces = [], query = [], typed }: TabPage): PageRow[] =>
  (Object.entries(names) as [Sport, string][]).map(([sport, name]) => ({
    name,
    path: `/${sport}${MATCH}${tabSegment(key)}`,
    module: `match-${key}`,
    sport,
    namespaces: [...HEAD, ...namespaces],
    query,
    ...(typed && { typed }),
  }));

const ODDS_RESULT = {
  namespaces: [...HEAD, "odds", "errors", "calendar"],
  query: ["company", "find", "count", "venue", "given", "line", "same", "league", "from", "to"],
  typed: ["find"],
} as const satisfies Partial<PageRow>;
const ODDS_RESULT_NAMES: Readonly<Record<Sport, string>> = {
  football: "oddsResult",
  basketball: "basketballOddsResult",
};

/** Past matches of a side (home, away, h2h) with their prices, and their filters. */
const ODDS_RESULT_PAGES: readonly PageRow[] = [
  ...inEachSport((sport) => ODDS_RESULT_NAMES[sport], {
    ...ODDS_RESULT,
    path: `${MATCH}/analysis/details/odds/:oddsSide`,
    module: "odds-result",
  }),
  ...inEachSport((sport) => `${ODDS_RESULT_NAMES[sport]}Filter`, {
    ...ODDS_RESULT,
    path: `${MATCH}/analysis/details/odds/:oddsSide/filter`,
    module: "odds-result-filter",
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
    namespaces: [...HEAD, "analysis", "standings", "team", "people"],
    query,
  }),
);

/** The match centre: a row per tab and sport. */
export const MATCH_PAGES: readonly PageRow[] = [
  ...tabPages({
    key: "info",
    names: { football: "FOOTBALL_INFO", basketball: "BASKETBALL_INFO" },
    namespaces: ["matchInfo", "highlights", "standings", "team"],
  }),
  ...tabPages({
    key: "feed",
    names: { football: "FOOTBALL_FEED" },
    namespaces: ["matchFeed", "matchInfo"],
  }),
  ...tabPages({
    key: "tracker",
    names: { football: "FOOTBALL_TRACKER", basketball: "BASKETBALL_TRACKER" },
    namespaces: ["tracker", "errors"],
  }),
  ...tabPages({
    key: "lineups",
    names: { football: "FOOTBALL_LINEUPS", basketball: "BASKETBALL_LINEUPS" },
    namespaces: ["lineups", "people", "errors"],
  }),
  ...tabPages({
    key: "commentary",
    names: { football: "FOOTBALL_COMMENTARY" },
    namespaces: ["commentary"],
    query: ["filter", "before"],
  }),
  ...tabPages({
    key: "box-score",
    names: { basketball: "BASKETBALL_BOX_SCORE" },
    namespaces: ["boxScore", "people"],
  }),
  ...tabPages({
    key: "play-by-play",
    names: { basketball: "BASKETBALL_PLAY_BY_PLAY" },
    namespaces: ["playByPlay"],
    query: ["period"],
  }),
  ...tabPages({
    key: "stats",
    names: { football: "FOOTBALL_STATS", basketball: "BASKETBALL_STATS" },
    namespaces: ["stats"],
    query: ["period"],
  }),
  ...tabPages({
    key: "odds",
    names: { football: "FOOTBALL_ODDS", basketball: "BASKETBALL_ODDS" },
    namespaces: ["odds", "errors"],
    query: ["market", "half", "company", "format", "q"],
    typed: ["q"],
  }),
  ...tabPages({
    key: "h2h",
    names: { football: "FOOTBALL_H2H", basketball: "BASKETBALL_H2H" },
    namespaces: ["h2h", "standings"],
    query: ["last", "league", "venue"],
  }),
  ...tabPages({
    key: "table",
    names: { football: "FOOTBALL_TABLE", basketball: "BASKETBALL_TABLE" },
    namespaces: ["matchTable", "standings", "bracket"],
  }),
  ...ODDS_RESULT_PAGES,
  ...ANALYSIS_PAGES,
];

/** Whether a sport's matches have a page for a tab. */
export const hasTabPage = (sport: Sport, key: MatchTabKey): boolean =>
  MATCH_PAGES.some((page) => page.sport === sport && page.path.endsWith(`:matchId${tabSegment(key)}`));
