import { type MatchTabKey, tabSegment } from "../match-tabs.ts";
import type { Sport } from "../sports.ts";
import type { Namespace, PageRow } from "./page-row.ts";

/** Behind the sport. */
const MATCH = "/:countryKey/:leagueKey/:matchName/:matchId";

/** Words that every tab of a match speaks: those of its head. */
const HEAD: readonly Namespace[] = ["common", "matches", "rows", "match", "empty"];

interface TabPage {
  key: MatchTabKey;
  /** Route names as the specification has them (section 2), or in its manner. */
  names: Partial<Record<Sport, string>>;
  namespaces?: readonly Namespace[];
  query?: readonly string[];
}

const tabPages = ({ key, names, namespaces = [], query = [] }: TabPage): PageRow[] =>
  (Object.entries(names) as [Sport, string][]).map(([sport, name]) => ({
    name,
    path: `/${sport}${MATCH}${tabSegment(key)}`,
    module: `match-${key}`,
    sport,
    namespaces: [...HEAD, ...namespaces],
    query,
  }));

/** The match centre: a row for each tab and sport. */
export const MATCH_PAGES: readonly PageRow[] = [
  ...tabPages({ key: "info", names: { football: "FOOTBALL_INFO", basketball: "BASKETBALL_INFO" } }),
];

/** Whether a sport's matches have a page for a tab. */
export const hasTabPage = (sport: Sport, key: MatchTabKey): boolean =>
  MATCH_PAGES.some((page) => page.sport === sport && page.path.endsWith(`:matchId${tabSegment(key)}`));
