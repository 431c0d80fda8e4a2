// The articles of content/: all of them would be half of the worker's bundle.
import { readArticle } from "../../content/read-article.ts";
import { ARTICLES } from "../../contract/tables/articles.ts";
import { jsonAsset } from "./asset-files.mjs";

const articleAsset = (article) => jsonAsset(article.id, `articles/${article.id}`, article);

/** @type {import("./asset-files.mjs").Kind} */
export const articleFiles = {
  files: () => ARTICLES.map((row) => articleAsset(readArticle(row))),
  sources: /\/content\/[^/]+\/\w+\.md$/,
};
