import { MATCH_PAGES } from "./pages/match-pages.ts";
import { isPersonal, type PageRow } from "./pages/page-row.ts";

/** The kinds of addresses that sitemaps list, each a file (or several) for each language. */
export const SITEMAP_KINDS = [
  "pages",
  "competitions",
  "countries",
  "teams",
  "players",
  "matches",
  "highlights",
  "news",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/**
 * Modules of pages that are never for search engines; pages of one visitor are not either. Announcements are for those who
 * use the site, for some weeks.
 */
const HIDDEN: ReadonlySet<string> = new Set(["announcement", "offline", "odds-result-filter", "search"]);

/**
 * Modules by the kind of sitemap that lists their pages, where data say which there are: pages about one thing, and lists of
 * news, which are for search engines once they have pieces. Other pages without parameters need no row.
 */
const KINDS: Readonly<Record<string, SitemapKind>> = {
  "competition-matches": "competitions",
  "competition-table": "competitions",
  "competition-about": "competitions",
  "country-matches": "countries",
  "country-standings": "countries",
  team: "teams",
  "team-matches": "teams",
  "team-squad": "teams",
  "player-overview": "players",
  "player-transfer": "players",
  "player-career": "players",
  "match-info": "matches",
  highlight: "highlights",
  news: "news",
  "news-piece": "news",
};

/** Whether search engines may index pages of a row. Some of them say otherwise for themselves: a list's older part, a season of long ago. */
export const isForSearchEngines = (page: PageRow): boolean => !isPersonal(page) && !HIDDEN.has(page.module);

/**
 * A match's page beside its first. They are found from that: with twenty addresses for each match a sitemap would tell
 * search engines nothing of what is worth their visit.
 */
const isMatchTab = ({ name, module }: PageRow): boolean =>
  module !== "match-info" && MATCH_PAGES.some((page) => page.name === name);

/**
 * Where the sitemaps have the pages of a row; undefined for those that they leave out. Throws for a page with parameters
 * that nobody has decided about.
 */
export function sitemapKind(page: PageRow): SitemapKind | undefined {
  if (!isForSearchEngines(page) || isMatchTab(page)) return undefined;
  const kind = KINDS[page.module] ?? (page.path.includes(":") ? undefined : "pages");
  if (!kind) throw new Error(`no kind of sitemap for the pages of ${page.module}`);
  return kind;
}
