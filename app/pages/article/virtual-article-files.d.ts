/** Articles (scripts/vite/article-files.mjs). */
declare module "virtual:article-files" {
  import type { Article } from "#contract/domain/article";

  /** Addresses of their files in a build, by id. */
  export const ARTICLE_FILES: Readonly<Record<string, string>>;
  /** The articles themselves while developing. */
  export const ARTICLES: Readonly<Record<string, Article>>;
}
