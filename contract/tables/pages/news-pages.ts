import type { PageRow } from "./page-row.ts";

const LIST = {
  module: "news",
  namespaces: ["common", "empty", "news"],
  query: ["lastId"],
} as const satisfies Partial<PageRow>;

/** Of a piece: of its match as a row, of the sheet for sharing, of films of others. */
const PIECE = {
  module: "news-piece",
  namespaces: ["common", "matches", "rows", "match", "highlights", "news"],
  query: [],
} as const satisfies Partial<PageRow>;

/** Lists of news and the pieces themselves. News belong to no sport (`sport`): two of their lists are about one. */
export const NEWS_PAGES: readonly PageRow[] = [
  { ...LIST, name: "news", path: "/news", query: ["q", "lastId"], typed: ["q"] },
  { ...LIST, name: "newsFootball", path: "/news/football" },
  { ...LIST, name: "newsBasketball", path: "/news/basketball" },
  { ...LIST, name: "newsCategory", path: "/news/categories/:categoryName/:categoryId" },
  { ...LIST, name: "newsTag", path: "/news/related/:tagName/:tagId" },
  { ...LIST, name: "newsAuthor", path: "/news/author/:authorName/:authorId" },
  { ...PIECE, name: "newsDetail", path: "/news/all/:title/:newsId" },
  { ...PIECE, name: "footballNewsDetail", path: "/news/football/:title/:newsId" },
  { ...PIECE, name: "basketballNewsDetail", path: "/news/basketball/:title/:newsId" },
];

/** A draft: only who has its signed link can open it, so that it is no page of the site. */
export const NEWS_PREVIEW: PageRow = {
  ...PIECE,
  name: "newsPreview",
  path: "/news/:title/:newsId/bgsystem-preview",
  query: ["expires", "signature"],
  typed: ["signature"],
  isSigned: true,
};
