import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testContext } from "~/features/match-list/test-context";
import { newsCards } from "~/features/news/news-cards";
import { RESIZED_COVER, testItem } from "~/features/news/test-news";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import type { NewsListData } from "./load-news.server.ts";
import { NewsPage } from "./NewsPage.tsx";
import { newsMeta } from "./news-meta.ts";

const { context } = testContext(() => undefined);
const NOW = testPage("en").now;
const RECENT = testItem({ id: "102", slug: "var", publishedAt: NOW - 3 * 3_600_000 });

const dataOf = (change: Partial<NewsListData> = {}): NewsListData => ({
  list: { kind: "all" },
  cards: newsCards([testItem(), RECENT], context),
  categories: [{ name: "Explained", href: "/en/news/categories/guides/1", isShown: false }],
  languagePaths: {},
  fetched: { fetchedAt: 0, isLastGood: false },
  ...change,
});

const render = (data: NewsListData, locale: LocaleCode = "en") =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("news"))}>
      <NewsPage data={data} page={testPage(locale, { path: "/news" })} />
    </I18nextProvider>,
  );

describe("a page of news", () => {
  test("begins with the lead story, whose picture comes first", () => {
    const html = render(dataOf());
    expect(html.match(/class="lead"/g)).toHaveLength(1);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(html).toContain('width="1200" height="675"');
    expect(html).toContain('<a href="/en/news/football/offside/101">Offside, explained</a>');
    expect(html).toContain('<time dateTime="2026-11-20T09:00Z">20 Nov 2026</time>');
    expect(html).toContain("3 hours ago");
  });

  test("loads pictures below what is seen at once later, those of several sizes too", () => {
    const items = Array.from({ length: 6 }, (_, index) => testItem({ id: `${index}`, cover: RESIZED_COVER }));
    const html = render(dataOf({ cards: newsCards(items, context) }));
    expect(html.match(/<picture>/g)).toHaveLength(6);
    expect(html.match(/loading="lazy"/g)).toHaveLength(2);
    expect(html.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(html).toMatch(
      / 480w, [^"]+ 1600w" sizes="\(min-width: 1100px\) 35rem, \(min-width: 765\.02px\) 27rem, 100vw"/,
    );
    expect(html).toContain('sizes="(min-width: 1100px) 19rem, 6.5rem"');
  });

  test("has no lead story further back and in what was found", () => {
    expect(render(dataOf({ latestHref: "/en/news" }))).not.toContain('class="lead"');
    expect(render(dataOf({ list: { kind: "search", text: "var" } }))).not.toContain('class="lead"');
  });

  test("is a form that works by itself", () => {
    const html = render(dataOf({ list: { kind: "search", text: '"<b>' } }), "th");
    expect(html).toMatch(/<form class="search" role="search" action="\/th\/news">/);
    expect(html).toContain('value="&quot;&lt;b&gt;"');
  });

  test("marks what is chosen", () => {
    const html = render(dataOf({ list: { kind: "all", sport: "basketball" } }));
    expect(html).toContain('<a href="/en/news/basketball" aria-current="true">Basketball</a>');
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  test("shows no picture to who saves data", () => {
    const saving = { ...context, visitor: { ...context.visitor, savesData: true } };
    expect(render(dataOf({ cards: newsCards([testItem()], saving) }))).not.toContain("<img");
  });

  test.each(LOCALE_CODES)("says in %s that there is nothing, and leads on", (locale) => {
    const none = render(dataOf({ cards: [], list: { kind: "author", key: "a", id: "9" }, name: "A" }), locale);
    expect(none).toContain('class="empty card"');
    expect(none).toContain(`href="/${locale}/news"`);
    expect(none).not.toMatch(/>(news|search|allNews)</);
  });

  test.each([
    [{}, true],
    [{ latestHref: "/en/news" }, false],
    [{ list: { kind: "search", text: "var" } }, false],
    [{ cards: [] }, false],
  ] as [Partial<NewsListData>, boolean][])("%j may be found by search engines: %s", (change, isIndexed) => {
    const routes = [
      { id: "root", data: testPage("en", { path: "/news" }) },
      { id: "news", handle: { i18n: namespacesOf("news") } },
    ];
    const robots = newsMeta(dataOf(change), routes).filter((one) => "name" in one && one.name === "robots");
    expect(robots).toHaveLength(isIndexed ? 0 : 1);
  });

  test.each([
    [{ kind: "all" }, ["/en/news/feed.xml", "/en/news/feed.json"]],
    [{ kind: "all", sport: "football" }, ["/en/news/football/feed.xml", "/en/news/football/feed.json"]],
    [{ kind: "author", key: "editors", id: "1" }, []],
  ] as [NewsListData["list"], string[]][])("%j names its feeds", (list, paths) => {
    const routes = [
      { id: "root", data: testPage("en", { path: "/news" }) },
      { id: "news", handle: { i18n: namespacesOf("news") } },
    ];
    const links = newsMeta(dataOf({ list }), routes) as Record<string, unknown>[];
    const feeds = links.filter(({ rel, type }) => rel === "alternate" && type !== undefined);
    expect(feeds.map(({ href }) => href)).toEqual(paths.map((path) => `https://scores.example${path}`));
  });
});
