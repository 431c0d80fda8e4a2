import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import type { EmptyOf } from "~/features/errors/EmptyNote";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
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

/** Every empty text of news and of what readers write there (specification, section 8), and what shows it: a row for each. */
const EMPTY: readonly [what: string, of: EmptyOf, page: (locale: LocaleCode) => React.ReactNode][] = [
  ["all news", "news", newsOf({ kind: "all" })],
  ["news of football", "news", newsOf({ kind: "all", sport: "football" })],
  ["news of basketball", "news", newsOf({ kind: "all", sport: "basketball" })],
  ["a category", "news", newsOf({ kind: "category", key: "guides", id: "1" }, "A")],
  ["a tag", "news", newsOf({ kind: "tag", key: "rules", id: "11" }, "A")],
  ["an author", "news", newsOf({ kind: "author", key: "editors", id: "1" }, "A")],
  ["a search", "search", newsOf({ kind: "search", text: "abc" })],
];

describe.each(LOCALE_CODES)("in %s", (locale) => {
  const translator = translatorOf(locale, namespacesOf("news"));
  const textOf = (of: EmptyOf, code: LocaleCode = locale) => translatorOf(code, ["empty"]).t(`empty:${of}`);

  test.each(EMPTY)("%s with nothing in it says so", (_what, of, page) => {
    const html = renderToStaticMarkup(<I18nextProvider i18n={translator}>{page(locale)}</I18nextProvider>);
    expect(html).toContain(`<p>${textOf(of)}</p>`);
    expect(html.match(/class="empty card"/g)).toHaveLength(1);
    if (locale !== "en") expect(textOf(of)).not.toBe(textOf(of, "en"));
  });
});
