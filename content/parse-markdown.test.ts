import { describe, expect, test } from "vitest";
import { parseMarkdown } from "./parse-markdown.ts";

describe("an article's Markdown", () => {
  test.each([
    ["text", "Hà Nội FC thắng.\nHai bàn.", [{ kind: "paragraph", of: ["Hà Nội FC thắng.\nHai bàn."] }]],
    [
      "marks and links",
      "A **b** *c* [d](/vn/football/matches).",
      [
        {
          kind: "paragraph",
          of: [
            "A ",
            { strong: ["b"] },
            " ",
            { emphasis: ["c"] },
            " ",
            { link: "/vn/football/matches", of: ["d"] },
            ".",
          ],
        },
      ],
    ],
    [
      "headings, numbered",
      "## ก\n\n### ข",
      [
        { kind: "heading", level: 2, id: "section-1", text: "ก" },
        { kind: "heading", level: 3, id: "section-2", text: "ข" },
      ],
    ],
    ["a list", "- a\n- b", [{ kind: "list", isOrdered: false, items: [["a"], ["b"]] }]],
    ["a loose list", "1. a\n\n2. b", [{ kind: "list", isOrdered: true, items: [["a"], ["b"]] }]],
    [
      "a table",
      "| a | b |\n| --- | --- |\n| c | [d](/th/football/matches) |",
      [{ kind: "table", head: [["a"], ["b"]], rows: [[["c"], [{ link: "/th/football/matches", of: ["d"] }]]] }],
    ],
    ["live data", '::live{block="today"}', [{ kind: "live", block: "today" }]],
    [
      "live data of a competition",
      'a\n\n::live{block="results" competition="461"}\n\nb',
      [
        { kind: "paragraph", of: ["a"] },
        { kind: "live", block: "results", competition: "461" },
        { kind: "paragraph", of: ["b"] },
      ],
    ],
    ["an escaped sign", "2 \\* 3", [{ kind: "paragraph", of: ["2 ", "*", " 3"] }]],
  ])("holds %s", (_what, source, blocks) => {
    expect(parseMarkdown(source)).toEqual(blocks);
  });

  test.each([
    ["HTML", "<div>a</div>"],
    ["HTML in a line", "a <b>b</b>"],
    ["a script", "<script>alert(1)</script>"],
    ["an entity", "a &amp; b"],
    ["a picture", "![a](/x.png)"],
    ["code", "`a`"],
    ["a block of code", "    a"],
    ["a quotation", "> a"],
    ["a rule", "a\n\n***"],
    ["a heading of the first level", "# a"],
    ["a heading with a link", "## [a](/vn/tyso)"],
    ["a list in a list", "- a\n  - b"],
    ["an unknown kind of live data", '::live{block="odds"}'],
    ["live data that are misspelt", "::live{block=today}"],
    ["live data within a text", '::live{block="today"} a'],
  ])("holds no %s", (_what, source) => {
    expect(() => parseMarkdown(source)).toThrow();
  });
});
