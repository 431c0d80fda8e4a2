import FILES from "virtual:assets/articles";
import type { Article } from "#contract/domain/article";
import { type FetchAsset, readOnce } from "~/i18n/read-once.server";

/** Reads an article of the build. Throws if it cannot be read. */
export const readArticle = (id: string, fetchAsset: FetchAsset): Promise<Article> =>
  readOnce<Article>(FILES[id] ?? "", fetchAsset);
