import { describe, expect, test } from "vitest";
import type { ArticleBlock } from "#contract/domain/article";
import type { ZoneOffsets } from "~/i18n/zone-offsets";
import { testPage } from "~/page/test-page";
import { markupOf, textsOf } from "~/ui/test-translated";
import { ArticleBlocks, placeBlocks } from "./ArticleBlocks.tsx";
import { LiveBlock } from "./LiveBlock.tsx";
import type { ShownLiveBlock } from "./live-data.ts";
import { testArticle } from "./test-article.ts";

const TEXTS = ["common", "article", "matches", "team", "standings", "highlights", "errors"] as const;
const zone: ZoneOffsets = [{ from: 0, minutes: 420 }];
const html = (blocks: readonly ArticleBlock[], live: readonly ShownLiveBlock[] = []) =>
  markupOf(<ArticleBlocks of={placeBlocks(blocks, live)} title="Tỷ số" page={testPage("vn")} zone={zone} />, TEXTS);
const failed: ShownLiveBlock = { error: "upstream" };

describe("the text of an article", () => {
  test("has headings that can be linked, lists, and marks within its text", () => {
    const markup = html(testArticle().blocks);
    expect(markup).toContain('<h2 id="section-1">Phần 1</h2>');
    expect(markup).toContain("<strong>Hết</strong> <em>bài</em>");
    expect(textsOf(markup, "ul")).toHaveLength(1);
    expect(html([{ kind: "list", isOrdered: true, items: [["Một"]] }])).toContain("<ol><li>Một</li></ol>");
    expect(html([{ kind: "heading", level: 3, id: "a", text: "A" }])).toContain('<h3 id="a">');
  });

  test("names a table by its section, or by the article before the first", () => {
    const table: ArticleBlock = { kind: "table", head: [["A"], ["B"]], rows: [[["1"], ["2"]], [[]]] };
    const heading: ArticleBlock = { kind: "heading", level: 2, id: "a", text: "Bảng" };
    expect(html([table])).toContain('aria-label="Tỷ số"');
    expect(html([heading, table])).toContain('aria-label="Bảng"');
    expect(html([table])).toContain('<th scope="row">1</th><td>2</td>');
  });

  test("has live data where they belong, in order, and nothing where there are none", () => {
    const live = (block: "today" | "results"): ArticleBlock => ({ kind: "live", block });
    const placed = placeBlocks([live("today"), live("results")], [failed]);
    expect(placed.map(({ live: data }) => data)).toEqual([failed, undefined]);
    expect(html([live("today")])).toBe("");
    expect(html([live("today")], [failed])).toContain('data-block="today"');
  });
});

describe("live data in an article", () => {
  const fetched = { fetchedAt: 0, isLastGood: false };
  const live = (block: "today" | "facts" | "results" | "fixtures", of: ShownLiveBlock) =>
    markupOf(<LiveBlock block={{ kind: "live", block }} of={of} level={2} page={testPage("en")} zone={zone} />, TEXTS);
  const text = (markup: string) => textsOf(`<main>${markup}</main>`, "main")[0];

  test("that cannot be had say so, and the text goes on", () => {
    expect(text(live("today", failed))).not.toBe("");
  });

  test.each(["today", "facts"] as const)("of %s say that there are no matches", (block) => {
    const value = block === "today" ? { block, groups: [], fetched } : { block, matches: [], fetched };
    expect(live(block, { value })).not.toContain("<h2");
  });

  test.each(["results", "fixtures"] as const)("of %s have a heading and a way on, also without matches", (block) => {
    const markup = live(block, { value: { block, days: [], morePath: "/football/matches", fetched } });
    expect(markup).toContain("<h2");
    expect(markup).toContain('href="/en/football/matches"');
  });
});
