// The articles of content/, each as a JSON file of the build that the worker reads when it first renders it: all of
// them would be half of its bundle. The names contain a content hash, so that the server's bundle knows them without
// the client's build.
import { createHash } from "node:crypto";
import { articleFile, readArticle } from "../../content/read-article.ts";
import { ARTICLES } from "../../contract/tables/articles.ts";

const ID = "virtual:article-files";

/** The file's name in the build, and its text. */
export function articleAsset(article) {
  const text = JSON.stringify(article);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  return { fileName: `assets/articles/${article.id}-${hash}.json`, text };
}

const tableOf = (made) => JSON.stringify(Object.fromEntries(ARTICLES.map((row) => [row.id, made(readArticle(row))])));

/**
 * `import { ARTICLE_FILES, ARTICLES } from "virtual:article-files"` on the server: addresses in a build, the articles
 * themselves in development.
 * @returns {import("vite").Plugin}
 */
export function articleFiles() {
  let isBuild = false;
  let isServerBuild = false;
  return {
    name: "article-files",
    configResolved(config) {
      isBuild = config.command === "build";
      isServerBuild = Boolean(config.build.ssr);
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      if (isBuild)
        return `export const ARTICLE_FILES = ${tableOf((one) => `/${articleAsset(one).fileName}`)};\nexport const ARTICLES = {};`;
      for (const row of ARTICLES) this.addWatchFile(articleFile(row));
      return `export const ARTICLE_FILES = {};\nexport const ARTICLES = ${tableOf((one) => one)};`;
    },
    generateBundle() {
      if (isServerBuild) return;
      for (const row of ARTICLES) {
        const { fileName, text } = articleAsset(readArticle(row));
        this.emitFile({ type: "asset", fileName, source: text });
      }
    },
  };
}
