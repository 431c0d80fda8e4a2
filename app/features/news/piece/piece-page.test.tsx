import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { NewsDetail } from "#contract/domain/news";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testCommentsPage } from "~/features/comments/test-comments";
import { testContext } from "~/features/match-list/test-context";
import { finished } from "~/features/match-row/test-matches";
import { RESIZED_COVER, testItem, testPiece } from "~/features/news/test-news";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { pieceData } from "./load-piece.server.ts";
import { PiecePage } from "./PiecePage.tsx";
import { cardPicture, pieceMeta } from "./piece-meta.ts";

const PATH = "/news/football/offside/101";
const FETCHED = { fetchedAt: 0, isLastGood: false };

const dataOf = (change: Partial<NewsDetail> = {}, savesData = false) => {
  const value = { match: finished, competition: { name: "V.League 1" } };
  const visitor = { country: "VN", timeZone: "Asia/Ho_Chi_Minh", savesData };
  const { context } = testContext(({ name }) => ({ value: name === "listComment" ? testCommentsPage([]) : value }), {
    visitor,
  });
  return pieceData(context, { value: testPiece(change), ...FETCHED });
};

const render = async (change: Partial<NewsDetail> = {}, locale: LocaleCode = "en", savesData = false) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, [...namespacesOf("news-piece"), "frame"])}>
      <PiecePage data={await dataOf(change, savesData)} page={testPage(locale, { path: PATH, savesData })} />
    </I18nextProvider>,
  );

const metaOf = async (change: Partial<NewsDetail> = {}) => {
  const routes = [
    { id: "root", data: testPage("en", { path: PATH }) },
    { id: "newsDetail", handle: { i18n: namespacesOf("news-piece") } },
  ];
  return pieceMeta(await dataOf(change), routes) as Record<string, unknown>[];
};

const SECTIONS = ["A", "B", "C", "D"].map((name) => `<h2>${name}</h2><p>x</p>`);

test("a score stays on one line in titles and in the sentence below", async () => {
  const html = await render({
    title: "Burnley beat Everton 1-0",
    summary: "It was 1-0.",
    previous: { ...testItem(), title: "Arsenal 2-1 Chelsea" },
    related: [testItem({ title: "Wrexham 3-2 Hull", summary: "From 0-2 on." })],
  });
  for (const score of ["1-0.", "2-1", "3-2", "0-2"]) expect(html).toContain(score.replace("-", "-\u2060"));
  expect(html).toContain("<h1>Burnley beat Everton 1-\u20600</h1>");
});

describe("for a visitor who hides scores", () => {
  const ofMatch = { sport: "football", title: "Everton 0-1 Burnley", summary: "Burnley won." } as const;
  const view = { hideScores: true } as const;

  test("an article on a sport tells nothing of its text, one press away", async () => {
    const data = await dataOf(ofMatch);
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={translatorOf("en", [...namespacesOf("news-piece"), "frame"])}>
        <PiecePage data={data} page={testPage("en", { path: PATH, view })} />
      </I18nextProvider>,
    );
    expect(html).not.toContain("Burnley");
    expect(html).toContain("results=show");
    const routes = [
      { id: "root", data: testPage("en", { path: PATH, view }) },
      { id: "newsDetail", handle: { i18n: namespacesOf("news-piece") } },
    ];
    expect(JSON.stringify(pieceMeta(data, routes))).not.toContain("Burnley");
  });
});

describe("the page of a piece", () => {
  test("says who wrote it, when, and how long it takes to read", async () => {
    const html = await render({ updatedAt: Date.parse("2026-11-21T02:30:00Z") });
    expect(html).toContain('<a href="/en/news/author/editors/1" rel="author">The editors</a>');
    expect(html).toContain('dateTime="2026-11-20T09:00Z">Published 20 Nov 2026, 16:00</time>');
    expect(html).toContain('dateTime="2026-11-21T02:30Z">Updated 21 Nov 2026, 09:30</time>');
    expect(html).toContain("4 min read");
  });

  test("leads up to its category, to its topics, and to its neighbours", async () => {
    const html = await render({ previous: { id: "100", slug: "var", title: "VAR", sport: "football" } });
    expect(html).toContain('<a href="/en/news/categories/guides/1">Explained</a>');
    expect(html).toContain('<a href="/en/news/related/rules/11">Rules</a>');
    expect(html).toContain('<a href="/en/news/football/var/100" rel="prev">');
    expect(html).not.toContain('rel="next"');
  });

  test("has contents from four sections on", async () => {
    expect(await render({ html: SECTIONS.slice(1).join("") })).not.toContain('id="contents"');
    expect(await render({ html: SECTIONS.join("") })).toContain('<li><a href="#s-a">A</a></li>');
  });

  test("has the match as a row that goes on by itself", async () => {
    const html = await render({ matchId: finished.id });
    expect(html.match(/id="list"/g)).toHaveLength(1);
    expect(html).toContain('data-live="football"');
    expect(html).toContain('class="row finished"');
  });

  test("has its picture first, in the space that it needs; none for who saves data", async () => {
    expect(await render()).toMatch(/<img [^>]*width="1200" height="675"[^>]*fetchpriority="high"/);
    expect(await render({ related: [testItem()] }, "en", true)).not.toContain("<img");
  });

  test("lets browsers choose among the sizes of its picture, and gives the single one to cards", async () => {
    const html = await render({ cover: RESIZED_COVER });
    expect(html).toMatch(
      /<picture><source type="image\/avif" srcSet="[^"]+ 480w, [^"]+ 1600w" sizes="[^"]+" width="1600" height="900"\/><source type="image\/webp"/,
    );
    expect(html).toMatch(
      /<img [^>]*src="[^"]+ab\.jpg" width="1600" height="900"[^>]*fetchpriority="high"\/><\/picture>/,
    );
    expect(await render({ cover: RESIZED_COVER }, "en", true)).not.toContain("<picture");
    const image = (await metaOf({ cover: RESIZED_COVER })).find(({ property }) => property === "og:image");
    expect(image?.content).toBe("https://storage.example/news/ab.jpg");
  });

  test("says of a draft that it is one", async () => {
    expect(await render({ isDraft: true })).toContain("This is a draft.");
    expect(await render()).not.toContain("draft");
  });

  test.each(LOCALE_CODES)("is in %s as a whole", async (locale) => {
    const html = await render(
      { matchId: finished.id, html: SECTIONS.join(""), related: [testItem({ id: "9" })] },
      locale,
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toMatch(/>(news|match|common):?\w*\.?\w+</);
  });
});

describe("what a piece tells search engines", () => {
  test("is where it stands in its languages, and no others", async () => {
    const meta = await metaOf({ variants: [{ language: "th", id: "201", slug: "offside" }] });
    const links = meta.filter(({ rel }) => rel === "alternate").map(({ hrefLang, href }) => [hrefLang, href]);
    expect(links).toEqual([
      ["en", `https://scores.example/en${PATH}`],
      ["th", "https://scores.example/th/news/football/offside/201"],
      ["x-default", `https://scores.example${PATH}`],
    ]);
    expect(await metaOf().then((one) => one.filter(({ rel }) => rel === "alternate"))).toEqual([]);
  });

  test("is an article with its dates and a card", async () => {
    const meta = await metaOf();
    expect(meta).toContainEqual({ property: "og:type", content: "article" });
    expect(meta).toContainEqual({ property: "og:image", content: "https://storage.example/news/101.png" });
    expect(meta).toContainEqual({ name: "twitter:card", content: "summary_large_image" });
    expect(meta).toContainEqual({ property: "article:published_time", content: "2026-11-20T09:00Z" });
    const [article, trail] = meta.map((one) => one["script:ld+json"]).filter(Boolean);
    expect(article).toMatchObject({
      "@type": "NewsArticle",
      headline: "Offside, explained",
      datePublished: "2026-11-20T09:00Z",
      dateModified: "2026-11-20T09:00Z",
      mainEntityOfPage: `https://scores.example/en${PATH}`,
      author: { name: "The editors", url: "https://scores.example/en/news/author/editors/1" },
    });
    expect(trail).toMatchObject({
      itemListElement: [
        { name: "News", item: "https://scores.example/en/news" },
        { name: "Explained", item: "https://scores.example/en/news/categories/guides/1" },
        { name: "Offside, explained" },
      ],
    });
  });

  test("is nothing of a draft", async () => {
    expect(await metaOf({ isDraft: true })).toContainEqual({ name: "robots", content: "noindex, nofollow" });
  });

  test.each([
    ["/storage/news/1.svg", "https://scores.example/storage/news/1.png"],
    ["https://storage.example/news/1.jpg", "https://storage.example/news/1.jpg"],
    [undefined, undefined],
  ])("the picture of %s is %s", (coverUrl, picture) => {
    expect(cardPicture({ coverUrl }, { origin: "https://scores.example" })).toBe(picture);
  });
});
