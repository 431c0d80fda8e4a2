import {
  newsAll,
  newsByAuthor,
  newsByCategory,
  newsByTag,
  newsDetail,
  newsFront,
  newsPreview,
  newsSearch,
} from "./news.ts";

/** The calls of this family, by name. */
export const NEWS_CALLS = {
  newsAll,
  newsFront,
  newsByAuthor,
  newsByCategory,
  newsByTag,
  newsSearch,
  newsDetail,
  newsPreview,
} as const;
