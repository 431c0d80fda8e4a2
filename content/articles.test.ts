import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { CLOSES_AT, OPENS_AT } from "#contract/contests/contest-days";
import { LEAST_SETTLED } from "#contract/contests/points";
import type { Article, ArticleBlock, Inline, LiveBlock } from "#contract/domain/article";
import { ARTICLES, articleOf, articlePath } from "#contract/tables/articles";
import { localeRow } from "#contract/tables/locales";
import { RESERVED_SLUGS } from "#contract/tables/path-pattern";
import { prizesOf } from "#upstream/data/contests/prizes";
import { FIGURES } from "#upstream/data/contests/rules/figures";
import { competitionById, countryById } from "#upstream/competitions/world/world";
import { decideRoute } from "#worker/locale/decide-route";
import { articleFile, readArticle } from "./read-article.ts";

const articles = ARTICLES.map((row) => ({ row, id: row.id, article: readArticle(row) }));

/** The prediction game by its name in either language. */
const GAME = /เกมทายผล|trò chơi dự đoán/i;

/** The outcomes of picks as the game's page names them: in a sentence, before the points. */
function readTranslations(locale: string): string[] {
  const file = path.join(import.meta.dirname, "..", "locales", locale, "contests.json");
  const { reason } = JSON.parse(readFileSync(file, "utf8")) as { reason: Record<string, string> };
  return ["WIN", "HALF_WIN", "PUSH", "HALF_LOSE", "LOSE"].map((outcome) =>
    (reason[outcome] ?? "").replaceAll(/\{\{\w+\}\}|[:.]/g, "").trim(),
  );
}

const textOf = (of: readonly Inline[]): string =>
  of
    .map((part) => {
      if (typeof part === "string") return part;
      if ("link" in part) return textOf(part.of);
      return textOf("strong" in part ? part.strong : part.emphasis);
    })
    .join("");

const linksOf = (of: readonly Inline[]): string[] =>
  of.flatMap((part) => {
    if (typeof part === "string") return [];
    if ("link" in part) return [part.link];
    return linksOf("strong" in part ? part.strong : part.emphasis);
  });

/** The texts of a block, each with its links. */
function inlinesOf(block: ArticleBlock): readonly Inline[][] {
  if (block.kind === "paragraph") return [block.of];
  if (block.kind === "list") return block.items;
  if (block.kind === "table") return [...block.head, ...block.rows.flat()];
  return block.kind === "heading" ? [[block.text]] : [];
}

const inlines = ({ blocks }: Article) => blocks.flatMap(inlinesOf);
const liveBlocks = ({ blocks }: Article) => blocks.filter((block): block is LiveBlock => block.kind === "live");

function wordsOf(article: Article, locale: string): number {
  const segmenter = new Intl.Segmenter(locale, { granularity: "word" });
  const text = inlines(article).map(textOf).join("\n");
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length;
}

/** The sport of a competition of the reference upstream; undefined for an unknown id. */
const sportOf = (id: string): string | undefined => {
  const found = competitionById(id);
  return found?.sport;
};

/** The page that one of our addresses leads to. */
function pageAt(address: string) {
  const { pathname, search } = new URL(address, "https://scores.example");
  const route = decideRoute({
    path: pathname,
    search,
    now: Date.parse("2026-11-21T12:00:00Z"),
    chooseLocale: () => "en",
    chooseSport: () => "football",
  });
  if (route.kind === "redirect" && route.status === 301) return route.leadsTo;
  return route.kind === "page" ? route : undefined;
}

test("every file is an article of the table, and no address is another's", () => {
  const files = ["th", "vn"].flatMap((locale) =>
    readdirSync(path.join(import.meta.dirname, locale))
      .filter((file) => file.endsWith(".md"))
      .map((file) => path.join(import.meta.dirname, locale, file)),
  );
  expect(files.sort()).toEqual(ARTICLES.map(articleFile).sort());
  const slugs = ARTICLES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) {
    expect(slug).toBe(slug.normalize("NFC"));
    expect(slug).not.toMatch(/[\s/?#]/);
    expect(RESERVED_SLUGS).not.toContain(slug);
  }
});

describe.each(articles)("$id", ({ row, article }) => {
  const { locale } = row;

  test("has an address of its own", () => {
    expect(pageAt(`/${locale}${articlePath(row)}`)).toMatchObject({
      page: { name: row.id, module: "article" },
      locale,
    });
  });

  test("has 600 to 1,200 words", () => {
    const words = wordsOf(article, localeRow(locale).tag);
    console.log(`${row.id}: ${words} words`);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(words).toBeLessThanOrEqual(1_200);
  });

  test("opens with a paragraph, and has three sections or more that are not empty", () => {
    expect(article.blocks[0]?.kind).toBe("paragraph");
    const sections = article.blocks.filter((block) => block.kind === "heading" && block.level === 2);
    expect(sections.length).toBeGreaterThanOrEqual(3);
    const isEmpty = (block: ArticleBlock, index: number) =>
      block.kind === "heading" && [undefined, "heading"].includes(article.blocks[index + 1]?.kind);
    expect(article.blocks.filter(isEmpty)).toEqual([]);
  });

  test("shouts nowhere", () => {
    expect(readFileSync(articleFile(row), "utf8")).not.toMatch(/!/);
  });

  test("names other articles, one of them in the other language", () => {
    const ids = article.related.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(row.id);
    expect(ids.some((id) => articleOf(id)?.locale !== locale)).toBe(true);
  });

  test("links to pages that are there", () => {
    for (const link of inlines(article).flatMap(linksOf)) {
      expect(link).toMatch(new RegExp(`^/${locale}/`));
      const found = pageAt(link);
      expect([link, found?.page.module]).not.toEqual([link, undefined]);
      expect(found?.page.module).not.toBe("placeholder");
      const leagueId = new URL(link, "https://scores.example").searchParams.get("leagueId");
      if (leagueId) expect([link, sportOf(leagueId)]).toEqual([link, found?.page.sport]);
      const competition = leagueId === null ? undefined : competitionById(leagueId);
      if (competition) expect(link).toContain(`/${countryById(competition.countryId)?.key}/${competition.key}/`);
    }
  });

  test("shows live data of competitions that are there", () => {
    for (const { block, competition } of liveBlocks(article)) {
      if (block === "standings") expect(competition).toBeDefined();
      if (competition) expect([competition, sportOf(competition)]).toEqual([competition, "football"]);
    }
  });

  test("has tables of at most four columns, all rows alike", () => {
    for (const block of article.blocks) {
      if (block.kind !== "table") continue;
      expect(block.head.length).toBeLessThanOrEqual(4);
      for (const cells of block.rows) expect(cells).toHaveLength(block.head.length);
    }
  });
});

describe("what articles say of the prediction game", () => {
  const aboutIt = articles.filter(({ article }) => inlines(article).some((text) => GAME.test(textOf(text))));

  test("is in the two that explain it", () => {
    expect(aboutIt.map(({ id }) => id).sort()).toEqual(["th_article0001", "vn_article0002"]);
  });

  test.each(aboutIt)("$id: that it is open, where, and by which rules", ({ row: { locale }, article }) => {
    const text = inlines(article).map(textOf).join("\n");
    expect(inlines(article).flatMap(linksOf)).toContain(`/${locale}/football/event`);
    expect(text).not.toMatch(/กำลังจะเปิด|เมื่อเกมเปิด|sắp mở/);
    const { dayMatches } = FIGURES;
    const outcomes = readTranslations(locale);
    for (const one of [OPENS_AT, CLOSES_AT, `${dayMatches} `, `${LEAST_SETTLED.prediction} `, ...outcomes])
      expect(text.replaceAll(/(\d\d)\.00/g, "$1:00").toLocaleLowerCase(locale)).toContain(one.toLocaleLowerCase(locale));
    for (const { amount } of prizesOf("prediction"))
      expect(text.replaceAll(/[.,](?=000)/g, "")).toContain(String(amount));
  });
});
