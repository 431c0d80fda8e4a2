import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { CommentsSection } from "~/features/comments/CommentsSection";
import { testCommentsPage } from "~/features/comments/test-comments";
import type { EmptyOf } from "~/features/errors/EmptyNote";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { ThreadPage } from "../../comments/thread/ThreadPage.tsx";
import type { NewsListData } from "./load-news.server.ts";
import { NewsPage } from "./NewsPage.tsx";

const newsOf = (list: NewsListData["list"], name?: string) => (locale: LocaleCode) => (
  <NewsPage
    data={{
      list,
      ...(name !== undefined && { name }),
      cards: [],
      categories: [],
      languagePaths: {},
      fetched: { fetchedAt: 0, isLastGood: false },
    }}
    page={testPage(locale, { path: "/news" })}
  />
);

const commentsBelow = (locale: LocaleCode) => (
  <CommentsSection
    data={{ newsId: "101", slug: "offside", list: testCommentsPage([]), timeZone: "UTC" }}
    page={testPage(locale)}
  />
);

const threadOf = (parentId?: string) => (locale: LocaleCode) => (
  <ThreadPage
    data={{
      newsId: "101",
      title: "Offside",
      pieceHref: `/${locale}/news/football/offside/101#comments`,
      list: testCommentsPage([]),
      ...(parentId !== undefined && { parentId }),
      isMember: true,
      idempotencyKey: "0123456789",
      timeZone: "UTC",
    }}
    page={testPage(locale, { path: "/news/comments/101" })}
    state={undefined}
  />
);

/** Every empty state of news and comments (specification, section 8), with the page that shows it. */
const EMPTY: readonly [what: string, of: EmptyOf, page: (locale: LocaleCode) => React.ReactNode][] = [
  ["all news", "news", newsOf({ kind: "all" })],
  ["news of football", "news", newsOf({ kind: "all", sport: "football" })],
  ["news of basketball", "news", newsOf({ kind: "all", sport: "basketball" })],
  ["a category", "news", newsOf({ kind: "category", key: "guides", id: "1" }, "A")],
  ["a tag", "news", newsOf({ kind: "tag", key: "rules", id: "11" }, "A")],
  ["an author", "news", newsOf({ kind: "author", key: "editors", id: "1" }, "A")],
  ["a search", "search", newsOf({ kind: "search", text: "abc" })],
  ["the comments below a piece", "comments", commentsBelow],
  ["the page of all comments", "comments", threadOf()],
  ["the page of the replies to one", "comments", threadOf("9")],
];

describe.each(LOCALE_CODES)("in %s", (locale) => {
  const translator = translatorOf(locale, [...namespacesOf("news"), ...namespacesOf("news-comments")]);
  const textOf = (of: EmptyOf, code: LocaleCode = locale) => translatorOf(code, ["empty"]).t(`empty:${of}`);

  test.each(EMPTY)("%s with nothing in it says so", (_what, of, page) => {
    const html = renderToStaticMarkup(<I18nextProvider i18n={translator}>{page(locale)}</I18nextProvider>);
    expect(html.split(`>${textOf(of)}</p>`)).toHaveLength(2);
    expect(html.match(/class="(empty card|card none)"/g)).toHaveLength(1);
    if (locale !== "en") expect(textOf(of)).not.toBe(textOf(of, "en"));
  });
});
