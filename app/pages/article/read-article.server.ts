import { ARTICLE_FILES, ARTICLES } from "virtual:article-files";
import type { Article } from "#contract/domain/article";
import { type FetchAsset, readOnce } from "~/i18n/read-once.server";

const articles = new Map(Object.entries(ARTICLES));

/** Reads an article of the build. Throws if it cannot be read. */
export async function readArticle(id: string, fetchAsset: FetchAsset): Promise<Article> {
  if (!articles.has(id))
    await readOnce<Article>(ARTICLE_FILES[id] ?? "", fetchAsset, (article) => articles.set(id, article));
  const article = articles.get(id);
  if (!article) throw new Error(`no article ${id}`);
  return article;
}
