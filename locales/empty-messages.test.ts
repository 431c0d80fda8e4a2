import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import { filesBehind } from "../app/shell/boot/test-files-behind.ts";
import { flatten } from "./checks/messages.ts";

// The empty messages of the specification's section 8 for existing pages: its "No result found", and those for matches,
// table, data, news, highlights, squad, stats, commentary and line-ups.
const MESSAGES = [
  "search",
  "matches",
  "table",
  "data",
  "news",
  "comments",
  "highlights",
  "squad",
  "stats",
  "commentary",
  "lineups",
] as const;

const PAGE_FOLDERS = path.resolve(import.meta.dirname, "../app/pages");

const wordsOf = (locale: string, namespace: string) =>
  flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), "utf8")));

/** By route module, the source text of all its components. */
const PAGE_SOURCES = new Map(
  fs.readdirSync(PAGE_FOLDERS).map((folder) => [
    folder,
    [...filesBehind(path.join(PAGE_FOLDERS, folder, "route.tsx"))]
      .filter((source) => source.endsWith(".tsx"))
      .map((source) => fs.readFileSync(source, "utf8"))
      .join("\n"),
  ]),
);

const NOTE = /(?:<EmptyNote\s+of="|\bt\("empty:)(\w+)"/g;

/** The messages that a page of a module may show. */
const shownBy = (module: string): string[] =>
  [...(PAGE_SOURCES.get(module) ?? "").matchAll(NOTE)].map(([, message = ""]) => message);

const SHOWN = new Set([...PAGE_SOURCES.keys()].flatMap(shownBy));

describe.each(MESSAGES)("the empty message for %s", (message) => {
  it.each(LOCALES)("has words in $code", ({ code }) => {
    expect(wordsOf(code, "empty").get(message)).toMatch(/\p{L}{2}/u);
  });

  it("stands on a page", () => {
    expect([...SHOWN]).toContain(message);
  });
});

it("each message is of its own in every language", () => {
  for (const { code } of LOCALES) {
    const words = [...wordsOf(code, "empty").values()];
    expect(new Set(words).size).toBe(words.length);
  }
});

const SHOWING = PAGES.filter(({ module }) => shownBy(module).length > 0);

it("pages that may have nothing to show are found", () => {
  expect(SHOWING.length).toBeGreaterThan(5);
});

it.each(SHOWING)("the page $name, which may show one, brings the words", ({ namespaces }) => {
  expect(namespaces).toContain("empty");
});
