import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { describe, expect, test } from "vitest";
import type { Article } from "#contract/domain/article";
import { LOCALE_CODES, type LocaleCode } from "#contract/tables/locales";
import { testContext } from "~/features/match-list/test-context";
import { testGroup } from "~/features/match-list/test-group";
import { finished, live } from "~/features/match-row/test-matches";
import { row } from "~/features/standings/test-standings";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { testPage } from "~/page/test-page";
import { ArticlePage, articleMeta } from "./ArticlePage.tsx";
import { loadArticlePage } from "./load-article-page.server.ts";
import { testArticle } from "./test-article.ts";

const PATH = "/tyso";
const group = testGroup("766", [{ ...finished, id: "1" }, live]);
const table = { rows: [{ ...row(1), team: finished.home }, ...[2, 3, 4, 5, 6, 7].map((rank) => row(rank))] };
const ANSWERS: Record<string, unknown> = {
  matchList: { groups: [group], hasNext: false },
  fixturesByLeague: { rounds: [], matches: [finished], hasNext: false },
  ranking: { ...group, format: "league", isProvisionalRule: false, tables: [table] },
  h2hInfo: { summary: { played: 4, won: 2, drawn: 1, lost: 1, scored: 6, conceded: 5 }, matches: [] },
};

async function render(article: Article, locale: LocaleCode = "vn", answers = ANSWERS): Promise<string> {
  const { context } = testContext(
    ({ name }) => (answers[name] ? { value: answers[name] } : Promise.reject(new Error("dark"))),
    { locale },
  );
  const data = await loadArticlePage(context, article);
  return renderToStaticMarkup(
    <I18nextProvider i18n={translatorOf(locale, namespacesOf("article"))}>
      <ArticlePage data={data} page={testPage(locale, { path: PATH })} />
    </I18nextProvider>,
  );
}

describe("an article", () => {
  test("is its text, in order", async () => {
    const html = await render(testArticle());
    expect(html).toContain("<h1>Tỷ số bóng đá hôm nay</h1>");
    expect(html).toContain("<li>Hai 2-\u20601</li>");
    expect(html).toContain('<th scope="row">HT</th><td><a href="/vn/football/matches">Nghỉ giữa hiệp</a></td>');
    expect(html).toContain("<p><strong>Hết</strong> <em>bài</em></p>");
    expect(html.indexOf("Mở đầu.")).toBeLessThan(html.indexOf('<nav class="contents'));
  });

  test("says when it was written, and when its text was changed", async () => {
    const day = '<time dateTime="2026-11-24">Đăng ngày 24/11/2026</time>';
    expect(await render(testArticle())).toContain(`${day}</p>`);
    const changed = await render({ ...testArticle(), updated: "2026-12-01" });
    expect(changed).toContain(`${day}<time dateTime="2026-12-01">Cập nhật ngày 01/12/2026</time>`);
  });

  test("has a table of contents from four sections on", async () => {
    const html = await render(testArticle());
    expect(html.match(/<a href="#section-\d">Phần \d<\/a>/g)).toHaveLength(4);
    for (const number of [1, 2, 3, 4]) expect(html).toContain(`<h2 id="section-${number}">`);
    expect(await render(testArticle([]))).not.toContain('class="contents"');
  });

  test("has tables that the keyboard reaches and that are named as their section", async () => {
    expect(await render(testArticle())).toContain('role="group" aria-label="Phần 3" tabindex="0"');
  });

  test("has the day's matches in it, which the page's script finds", async () => {
    const html = await render(testArticle());
    expect(html).toMatch(/<div id="list" [^>]*data-live="football" data-fetched="\d+" data-show="all">/);
    expect(html).toContain('href="/vn/football/vietnam/v-league-1/matches?leagueId=766"');
    expect(html.match(/class="row /g)).toHaveLength(3);
    expect(html.match(/id="star"/g)).toHaveLength(1);
    expect(html.match(/id="list"/g)).toHaveLength(1);
  });

  test("stands without live data, and says that they cannot be had", async () => {
    const html = await render(testArticle(), "vn", {});
    expect(html).toContain("Mở đầu.");
    expect(html.match(/Hiện chưa tải được phần này/g)).toHaveLength(2);
    expect(html).not.toContain('id="list"');
  });

  test("says so where a block has nothing to show", async () => {
    const nothing = { matchList: { groups: [], hasNext: false }, fixturesByLeague: { rounds: [], matches: [] } };
    const html = await render(testArticle(), "vn", nothing);
    expect(html).toContain("Hôm nay không có trận nào.");
    expect(html).toContain("Chưa có kết quả nào.");
  });

  test("leads to others, in their language", async () => {
    const html = await render(testArticle());
    expect(html).toContain('<a href="/vn/kqbd"><b>');
    expect(html).toMatch(
      /<a href="\/th\/%E0%B8[^"]+" lang="th" hrefLang="th"><b>ทีเด็ดบอล<\/b><span class="tag">ไทย<\/span>/,
    );
  });

  test.each(LOCALE_CODES)("could be in %s", async (locale) => {
    const blocks = testArticle([
      { kind: "live", block: "facts" },
      { kind: "live", block: "standings", competition: "766" },
    ]);
    const html = await render(blocks, locale);
    expect(html).not.toMatch(/>(?:article|team|standings|highlights|matches)[.:]\w/);
    expect(html).toMatch(/6(?:-\u2060|:| a )5/);
    expect(html.match(/class="rank/g)).toHaveLength(6);
  });
});

test.each([
  [undefined, "2026-11-24", []],
  ["2026-12-01", "2026-12-01", [{ property: "article:modified_time", content: "2026-12-01" }]],
])("search engines learn of an update on %s", (updated, dateModified, modified) => {
  const page = testPage("vn", { path: PATH });
  const article = { ...testArticle(), ...(updated && { updated }) };
  const meta = articleMeta(article, [{ id: "root", data: page, handle: { i18n: namespacesOf("article") } }]);
  const linked = meta.flatMap((one) => ("script:ld+json" in one ? [one["script:ld+json"]] : []))[0];
  expect(linked).toMatchObject({ datePublished: "2026-11-24", dateModified });
  expect(meta).toContainEqual({ property: "article:published_time", content: "2026-11-24" });
  expect(meta.filter((one) => "property" in one && one.property === "article:modified_time")).toEqual(modified);
});

test("search engines learn what an article is, in its one language", () => {
  const page = testPage("vn", { path: PATH });
  const meta = articleMeta(testArticle(), [
    { id: "root", data: page, handle: { i18n: namespacesOf("article") } },
  ]) as unknown as Record<string, unknown>[];
  expect(meta).toContainEqual({ title: "Tỷ số bóng đá trực tuyến | Matchlight" });
  expect(meta).toContainEqual({ property: "og:type", content: "article" });
  expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: "https://scores.example/vn/tyso" });
  expect(meta.filter(({ rel }) => rel === "alternate")).toEqual([]);
  const [article, trail] = meta.flatMap((one) => ("script:ld+json" in one ? [one["script:ld+json"]] : []));
  expect(article).toMatchObject({
    "@type": "Article",
    headline: "Tỷ số bóng đá hôm nay",
    inLanguage: "vi",
    mainEntityOfPage: "https://scores.example/vn/tyso",
  });
  expect(trail).toMatchObject({ "@type": "BreadcrumbList", itemListElement: [{ name: "Bóng đá" }, { position: 2 }] });
});
