import type { NEWS_CALLS } from "#contract/calls/news/news-calls";
import type { CallsOf } from "../../matches/call-context.ts";
import { allNews, newsOfGroup, searchNews } from "./news-lists.ts";
import { newsPiece, previewPiece } from "./news-pieces.ts";

/** Handlers of this family's calls. */
export const NEWS_ANSWERS: CallsOf<typeof NEWS_CALLS> = {
  newsAll: allNews,
  newsByCategory: newsOfGroup("category"),
  newsByTag: newsOfGroup("tag"),
  newsByAuthor: newsOfGroup("author"),
  newsSearch: searchNews,
  newsDetail: newsPiece,
  newsPreview: previewPiece,
};
