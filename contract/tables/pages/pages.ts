import { ARTICLES, articlePath } from "../articles.ts";
import { type PathParams, pathPattern, pathSegments } from "../path-pattern.ts";
import { ACCOUNT_PAGES, ACCOUNT_RESOURCES } from "./account-pages.ts";
import { COMPETITION_PAGES } from "./competition-pages.ts";
import { CONTEST_PAGES } from "./contest-pages.ts";
import { COUNTRY_PAGES } from "./country-pages.ts";
import { FANTASY_PAGES } from "./fantasy-pages.ts";
import { FAVOURITE_PAGES } from "./favourite-pages.ts";
import { HIGHLIGHT_PAGES } from "./highlight-pages.ts";
import { LIST_PAGES } from "./list-pages.ts";
import { MATCH_PAGES } from "./match-pages.ts";
import { NEWS_PAGES, NEWS_PREVIEW, NEWSLETTER_LINK_PAGES, NEWSLETTER_PAGE } from "./news-pages.ts";
import { ANNOUNCEMENT_PAGES, NOTICE_PAGES } from "./notice-pages.ts";
import type { PageRow } from "./page-row.ts";
import { PLAYER_PAGES } from "./player-pages.ts";
import { SIGN_PAGES } from "./sign-pages.ts";
import { STANDALONE_PAGES } from "./standalone-pages.ts";
import { TEAM_PAGES } from "./team-pages.ts";

export type { Namespace, PageRow } from "./page-row.ts";
export { isPersonal } from "./page-row.ts";

/** The articles, each in its own language only. */
const ARTICLE_PAGES: readonly PageRow[] = ARTICLES.map((article) => ({
  name: article.id,
  path: articlePath(article),
  module: "article",
  namespaces: ["common", "matches", "rows", "standings", "team", "highlights", "article"],
  query: [],
  locales: [article.locale],
}));

/** Search as a page, for visitors without script. */
const SEARCH_PAGES: readonly PageRow[] = [
  {
    name: "search",
    path: "/search",
    module: "search",
    namespaces: ["common", "matches", "rows", "empty", "search"],
    query: ["q", "sport"],
    typed: ["q"],
  },
];

/** The sevens tournament. */
const SEVENS_PAGES: readonly PageRow[] = [
  {
    name: "sevens",
    path: "/hkfc",
    module: "sevens",
    sport: "football",
    namespaces: ["common", "matches", "rows", "bracket", "standings", "empty", "sevens"],
    query: ["year", "category", "day", "match"],
  },
];

/** Every page: the app's route table, the paths known to the edge, and the list for tests. */
export const PAGES: readonly PageRow[] = [
  ...LIST_PAGES,
  ...HIGHLIGHT_PAGES,
  ...NEWS_PAGES,
  NEWSLETTER_PAGE,
  ...FANTASY_PAGES,
  ...FAVOURITE_PAGES,
  ...NOTICE_PAGES,
  ...ANNOUNCEMENT_PAGES,
  ...TEAM_PAGES,
  ...PLAYER_PAGES,
  ...COUNTRY_PAGES,
  ...COMPETITION_PAGES,
  ...MATCH_PAGES,
  ...SEVENS_PAGES,
  ...CONTEST_PAGES,
  ...SEARCH_PAGES,
  ...SIGN_PAGES,
  ...ACCOUNT_PAGES,
  ...STANDALONE_PAGES,
  ...ARTICLE_PAGES,
];

/**
 * Addresses of the app that are not pages of the site: without a document (their modules have a loader or an action,
 * but no component), or opened by a signed link only.
 */
export const RESOURCES: readonly PageRow[] = [...ACCOUNT_RESOURCES, NEWS_PREVIEW, ...NEWSLETTER_LINK_PAGES];

export const HOME_PATH = "/football/matches";

const READERS = [...PAGES, ...RESOURCES].map((page) => ({ page, read: pathPattern(page.path) }));

/** The page or resource at a path without the locale, with its parameters; undefined if there is none. */
export function matchPage(path: string): { page: PageRow; params: PathParams } | undefined {
  const given = pathSegments(path);
  for (const { page, read } of READERS) {
    const params = read(given);
    if (params) return { page, params };
  }
  return undefined;
}
