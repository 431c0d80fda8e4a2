import { ARTICLES, articlePath } from "../articles.ts";
import type { PageRow } from "./page-row.ts";

/** The articles, each in its own language only. */
export const ARTICLE_PAGES: readonly PageRow[] = ARTICLES.map((article) => ({
  name: article.id,
  path: articlePath(article),
  module: "article",
  namespaces: ["common", "matches", "rows", "standings", "team", "highlights", "article"],
  query: [],
  locales: [article.locale],
}));
