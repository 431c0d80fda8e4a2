import { NEWSLETTER_CONFIRM_PATH, NEWSLETTER_PATH, NEWSLETTER_UNSUBSCRIBE_PATH } from "../paths.ts";
import { capitalised, SPORTS } from "../sports.ts";
import type { PageRow } from "./page-row.ts";

const LIST = {
  module: "news",
  namespaces: ["common", "empty", "news", "newsletter", "view"],
  query: ["lastId", "results"],
} as const satisfies Partial<PageRow>;

/** Namespaces of a piece: for its match row, the share sheet and third parties' films. */
const PIECE = {
  module: "news-piece",
  namespaces: ["common", "matches", "rows", "match", "highlights", "news", "newsletter", "comments", "empty", "view"],
  query: ["results"],
} as const satisfies Partial<PageRow>;

/** News lists and the pieces themselves. News belong to no sport (`sport`), but some of the lists are about one. */
export const NEWS_PAGES: readonly PageRow[] = [
  { ...LIST, name: "news", path: "/news", query: ["q", "lastId", "results"], typed: ["q"] },
  ...SPORTS.map(({ code }) => ({ ...LIST, name: `news${capitalised(code)}`, path: `/news/${code}` })),
  { ...LIST, name: "newsCategory", path: "/news/categories/:categoryName/:categoryId" },
  { ...LIST, name: "newsTag", path: "/news/related/:tagName/:tagId" },
  { ...LIST, name: "newsAuthor", path: "/news/author/:authorName/:authorId" },
  { ...PIECE, name: "newsDetail", path: "/news/all/:title/:newsId" },
  ...SPORTS.map(({ code }) => ({ ...PIECE, name: `${code}NewsDetail`, path: `/news/${code}/:title/:newsId` })),
  {
    name: "newsComments",
    path: "/news/comments/:newsId",
    module: "news-comments",
    namespaces: ["common", "comments", "empty"],
    query: ["lastId", "parentId"],
    takesForms: true,
  },
];

/** A draft: not a page of the site, because only holders of its signed link can open it. */
export const NEWS_PREVIEW: PageRow = {
  ...PIECE,
  name: "newsPreview",
  path: "/news/:title/:newsId/bgsystem-preview",
  query: ["expires", "signature", "results"],
  typed: ["signature"],
  isSigned: true,
};

/** The newsletter form; `is` is the result of a form, `sport` is the preselected one. */
export const NEWSLETTER_PAGE: PageRow = {
  name: "newsletter",
  path: NEWSLETTER_PATH,
  module: "newsletter",
  namespaces: ["common", "memberForms", "newsletter"],
  query: ["is", "sport"],
  hydrates: true,
  isChecked: true,
};

const BY_LINK = {
  namespaces: ["common", "memberForms", "newsletter"],
  query: ["token"],
  typed: ["token"],
  isSigned: true,
} as const satisfies Partial<PageRow>;

/** Opened by links in mails: each has a button, since link scanners follow links. */
export const NEWSLETTER_LINK_PAGES: readonly PageRow[] = [
  { ...BY_LINK, name: "newsletterConfirm", path: NEWSLETTER_CONFIRM_PATH, module: "newsletter-confirm" },
  { ...BY_LINK, name: "newsletterUnsubscribe", path: NEWSLETTER_UNSUBSCRIBE_PATH, module: "newsletter-unsubscribe" },
];
