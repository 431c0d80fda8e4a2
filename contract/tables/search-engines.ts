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
  "events",
] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

/**
 * Modules of pages that are never for search engines; pages of one visitor are not either (but see READ_BY_ALL). Announcements are for those who
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
  "contest-matches": "events",
  "event-world-cup": "events",
  "event-referral": "events",
  "event-video": "events",
};

/** Modules of pages that hold something of one visitor, and beside it what everybody can read. */
const READ_BY_ALL: ReadonlySet<string> = new Set([
  "contest-matches",
  "event-world-cup",
  "event-referral",
  "event-video",
]);

/** Names of pages about what another page is about too, where it is for search engines: a contest of all sports. */
const TWINS: ReadonlySet<string> = new Set(["basketballEventTopreferral"]);

/** Whether search engines may index pages of a row. Some of them say otherwise for themselves: a list's older part, a season of long ago, a contest that is over. */
export const isForSearchEngines = (page: PageRow): boolean =>
  (!isPersonal(page) || READ_BY_ALL.has(page.module)) && !HIDDEN.has(page.module) && !TWINS.has(page.name);

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
