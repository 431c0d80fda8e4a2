import { MATCH_PAGES } from "./match-pages.ts";
import { isPersonal, type PageRow } from "./page-row.ts";

/** Kinds of addresses in sitemaps, with one or more files per language. */
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
 * Modules whose pages are never indexed; neither are personal pages (except READ_BY_ALL). Announcements are for users
 * of the site, for some weeks; its status is of the moment.
 */
const HIDDEN: ReadonlySet<string> = new Set(["announcement", "offline", "odds-result-filter", "search", "status"]);

/**
 * Modules by the sitemap kind that lists their pages, if data decides which exist: pages about one thing, and news
 * lists, which are indexed once they have pieces. Other pages without parameters need no row.
 */
const KINDS: Readonly<Record<string, SitemapKind>> = {
  "competition-matches": "competitions",
  "competition-table": "competitions",
  "competition-leaders": "competitions",
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

/** Modules of pages with personal content next to public content. */
const READ_BY_ALL: ReadonlySet<string> = new Set([
  "contest-matches",
  "event-world-cup",
  "event-referral",
  "event-video",
]);

/** Duplicates of another indexed page: a contest of all sports. */
const TWINS: ReadonlySet<string> = new Set(["basketballEventTopreferral"]);

/**
 * Whether search engines may index a row's pages. Some pages opt out themselves: a list's older part, a season of long
 * ago, a finished contest.
 */
export const isForSearchEngines = (page: PageRow): boolean =>
  (!isPersonal(page) || READ_BY_ALL.has(page.module)) && !HIDDEN.has(page.module) && !TWINS.has(page.name);

/**
 * A match's page other than its first. They are linked from that: with twenty addresses per match a sitemap would not
 * show search engines what is worth crawling.
 */
const isMatchTab = ({ name, module }: PageRow): boolean =>
  module !== "match-info" && MATCH_PAGES.some((page) => page.name === name);

/** The sitemap kind of a row's pages; undefined if left out. Throws for an undecided page with parameters. */
export function sitemapKind(page: PageRow): SitemapKind | undefined {
  if (!isForSearchEngines(page) || isMatchTab(page)) return undefined;
  const kind = KINDS[page.module] ?? (page.path.includes(":") ? undefined : "pages");
  if (!kind) throw new Error(`no kind of sitemap for the pages of ${page.module}`);
  return kind;
}
