import { describe, expect, test } from "vitest";
import type { NewsPage } from "#contract/domain/news";
import { faultOf, testContext } from "~/features/match-list/test-context";
import { testItem } from "~/features/news/test-news";
import { loadNews } from "./load-news.server.ts";

const GUIDES = { id: "1", key: "guides", name: "Explained" };
const REPORTS = { id: "2", key: "reports", name: "Match reports" };
const pageOf = (change: Partial<NewsPage> = {}): NewsPage => ({
  items: [testItem()],
  hasNext: true,
  lastId: "101",
  categories: [GUIDES, REPORTS],
  ...change,
});

const load = (path: string, params = {}, page: NewsPage | Error = pageOf()) => {
  const answers = () => (page instanceof Error ? Promise.reject(page) : { value: page });
  const { context, calls, isCacheable } = testContext(answers);
  return { data: loadNews(context, { params, url: `https://scores.example/en${path}` }), calls, isCacheable };
};

describe("a list of news", () => {
  test.each([
    ["/news", {}, "newsFront", {}, "/en/news?lastId=101"],
    ["/news?lastId=9", {}, "newsAll", { lastId: "9" }, "/en/news?lastId=101"],
    ["/news/football", {}, "newsFront", { sportType: 0 }, "/en/news/football?lastId=101"],
    ["/news/basketball", {}, "newsFront", { sportType: 1 }, "/en/news/basketball?lastId=101"],
    ["/news?q=off+side", {}, "newsSearch", { q: "off side" }, "/en/news?q=off+side&lastId=101"],
    ["/news?q=+", {}, "newsFront", {}, "/en/news?lastId=101"],
    [
      "/news/categories/guides/1",
      { categoryName: "guides", categoryId: "1" },
      "newsByCategory",
      { id: "1" },
      "/en/news/categories/guides/1?lastId=101",
    ],
    [
      "/news/related/rules/11",
      { tagName: "rules", tagId: "11" },
      "newsByTag",
      { id: "11" },
      "/en/news/related/rules/11?lastId=101",
    ],
    [
      "/news/author/editors/1",
      { authorName: "editors", authorId: "1" },
      "newsByAuthor",
      { id: "1" },
      "/en/news/author/editors/1?lastId=101",
    ],
  ])("%s asks for what its address says", async (path, params, name, query, olderHref) => {
    const { data, calls } = load(path, params);
    expect((await data).olderHref).toBe(olderHref);
    expect(calls).toEqual([{ name, query }]);
  });

  test("leads to the pieces and the categories", async () => {
    const params = { categoryName: "reports", categoryId: "2" };
    const data = await load("/news/categories/reports/2?lastId=9", params, pageOf({ group: REPORTS })).data;
    expect(data.name).toBe("Match reports");
    expect(data.latestHref).toBe("/en/news/categories/reports/2");
    expect(data.categories).toEqual([
      { name: "Explained", href: "/en/news/categories/guides/1", isShown: false },
      { name: "Match reports", href: "/en/news/categories/reports/2", isShown: true },
    ]);
    expect(data.cards[0]).toMatchObject({
      href: "/en/news/football/offside/101",
      cover: { src: "https://storage.example/news/101.svg", width: 1200, height: 675 },
      published: { iso: "2026-11-20T09:00Z", date: "20 Nov 2026", clock: "16:00" },
    });
    expect(data.languagePaths).toMatchObject({ th: "/news/categories/reports/2" });
  });

  test("is the latest where the upstream orders none", async () => {
    const answers = ({ name }: { name: string }) =>
      name === "newsFront" ? Promise.reject(faultOf("not_found")) : { value: pageOf() };
    const { context, calls } = testContext(answers);
    const data = await loadNews(context, { params: {}, url: "https://scores.example/en/news/football" });
    expect(data.cards).toHaveLength(1);
    expect(calls.map(({ name }) => name)).toEqual(["newsFront", "newsAll"]);
  });

  test("ends where there is no more", async () => {
    const { data } = load("/news", {}, pageOf({ hasNext: false }));
    expect((await data).olderHref).toBeUndefined();
  });

  test("what is found is looked for in one language", async () => {
    expect((await load("/news?q=offside").data).languagePaths).toMatchObject({ th: "/news" });
  });

  test("another key of a group redirects to its own", async () => {
    const params = { tagName: "laws", tagId: "11" };
    const group = { id: "11", key: "rules", name: "Rules" };
    const answer = await load("/news/related/laws/11?lastId=9", params, pageOf({ group })).data.catch(
      (thrown) => thrown,
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([301, "/en/news/related/rules/11?lastId=9"]);
  });

  test.each([
    ["not_found", 404],
    ["bad_request", 400],
    ["timeout", 503],
  ] as const)("a fault (%s) is an error page", async (kind, status) => {
    const { data, isCacheable } = load("/news", {}, faultOf(kind));
    await expect(data).rejects.toMatchObject({ init: { status } });
    expect(isCacheable()).toBe(false);
  });
});
