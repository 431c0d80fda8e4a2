import { describe, expect, it, test } from "vitest";
import { readPieceFile } from "./read-piece-file.ts";
import { renderMarkdown } from "./render-markdown.ts";
import { fileOf, HARMLESS_TEXTS, HOSTILE_TEXTS } from "./test-hostile.ts";

const known = { isCompetition: (id: string) => id === "101", isTeam: (id: string) => id === "20101" };
const faultsOf = (text: string) => {
  const read = readPieceFile(text, known);
  return "faults" in read ? read.faults : [];
};

test("there are a hundred hostile texts", () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(100);
});

it.each(HOSTILE_TEXTS.map((text) => [JSON.stringify(text.slice(0, 60)), text]))("%s is refused, quickly", (_, text) => {
  const begin = performance.now();
  const faults = faultsOf(fileOf(text));
  // Milliseconds; a parser with catastrophic backtracking would take minutes.
  expect(performance.now() - begin).toBeLessThan(5_000);
  expect(faults.length).toBeGreaterThan(0);
  for (const { line, field, reason } of faults) {
    expect(reason).not.toBe("");
    expect(line ?? field).toBeDefined();
  }
});

it.each(HARMLESS_TEXTS)("%j comes out as text", (text, html) => {
  expect(faultsOf(fileOf(text))).toEqual([]);
  expect(renderMarkdown(text).html).toBe(html);
});

it("names the line of each fault of a text", () => {
  const text = "First.\n\n<b>x</b>\n\nA list:\n\n- one\n- [two](javascript:x)\n";
  const lines = faultsOf(fileOf(text)).map(({ line }) => line);
  // The front matter has nine lines.
  expect(lines).toEqual([12, 16]);
});

describe("front matter", () => {
  it.each<[string, Record<string, string>, string, number | undefined]>([
    ["an unknown field", { colour: "red" }, "colour", 9],
    ["a language of nobody", { lang: "xx" }, "lang", 3],
    ["a sport of nobody", { sport: "chess" }, "sport", 4],
    ["a key that is no slug", { key: "A Key" }, "key", 2],
    ["a short title", { title: "Hm" }, "title", 6],
    ["a title of two lines", { title: '"one\\ntwo of them"' }, "title", 6],
    ["a short summary", { summary: "Hm" }, "summary", 7],
    ["an unknown category", { category: "gossip" }, "category", 5],
    ["an unknown author", { author: "nobody" }, "author", 9],
    ["no tags", { tags: "[]" }, "tags", 8],
    ["an unknown tag", { tags: "[rules, gossip]" }, "tags", undefined],
    ["a competition that is not there", { tags: "[c999]" }, "tags", undefined],
    ["a team that is not there", { tags: "[t999]" }, "tags", undefined],
    ["a kind of nobody", { kind: "rumour" }, "kind", 9],
    ["a status of nobody", { status: "secret" }, "status", 9],
    ["an instant without a zone", { publishAt: "2026-10-17T14:20:00" }, "publishAt", 9],
    ["an instant that is none", { publishAt: "2026-13-40T14:20:00Z" }, "publishAt", 9],
    ["a cover in another folder", { cover: "../secret.png", coverAlt: "A secret" }, "cover", 9],
    ["a cover that nobody describes", { cover: "a.png" }, "coverAlt", undefined],
    ["a match that is none", { match: "abc" }, "match", 9],
  ])("with %s is refused by its name", (_, fields, field, line) => {
    const faults = faultsOf(fileOf("Text.", fields));
    expect(faults.map((fault) => fault.field)).toEqual([field]);
    expect(faults[0]?.line).toBe(line);
  });

  it.each([
    ["that is missing", "Text.", 1],
    ["that does not end", "---\nkey: a\n", 1],
    ["that is no YAML", "---\nkey: [a\n---\nText.", 2],
    ["with a field twice", fileOf("Text.").replace("lang: en", "lang: en\nlang: th"), 4],
    ["with an alias", fileOf("Text.", { title: "&a A title of some length", slug: "*a" }), undefined],
  ])("%s is refused with its line", (_, text, line) => {
    const [first] = faultsOf(text);
    expect(first).toBeDefined();
    if (line !== undefined) expect(first?.line).toBe(line);
  });

  it("says all that is wrong at once", () => {
    const faults = faultsOf(fileOf("<b>", { lang: "xx", title: "x", tags: "[]" }));
    expect(faults.map(({ field, line }) => field ?? line)).toEqual(["lang", "title", "tags", 10]);
    const more = faultsOf(fileOf("Text.", { category: "gossip", tags: "[gossip, c999]", cover: "a.png" }));
    expect(more.map(({ field }) => field)).toEqual(["category", "tags", "tags", "coverAlt"]);
  });

  it("becomes a piece", () => {
    const fields = {
      sport: "all",
      tags: "[odds, c101, t20101, odds]",
      publishAt: "2026-10-17T14:20:00+07:00",
      status: "draft",
    };
    expect(readPieceFile(fileOf("Text.", fields).replaceAll("\n", "\r\n"), known)).toEqual({
      file: {
        piece: {
          key: "hostile",
          language: "en",
          categoryId: "1",
          authorId: "1",
          tagIds: ["12", "c101", "t20101"],
          slug: "hostile",
          title: "A title of some length",
          summary: "A summary of twenty characters or more.",
          markdown: "Text.",
          status: "draft",
          publishAt: Date.parse("2026-10-17T07:20:00Z"),
        },
      },
    });
  });
});
