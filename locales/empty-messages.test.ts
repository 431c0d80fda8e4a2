import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { PAGES } from "#contract/tables/pages/pages";
import { filesBehind, moduleGraph } from "../scripts/vite/module-graph.mjs";
import { elementsOf, nodesOf, sourceTree } from "../test/source-tree.ts";
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

const ROUTES = fs.globSync("app/pages/*/route.tsx");
const graph = await moduleGraph(ROUTES);

const wordsOf = (locale: string, namespace: string) =>
  flatten(JSON.parse(fs.readFileSync(path.join(import.meta.dirname, locale, `${namespace}.json`), "utf8")));

/**
 * The messages that a component names: `<EmptyNote of="table" />`, `<EmptyTab of="feed" …/>`, or the key `empty:table`.
 */
function messagesIn(file: string): (string | undefined)[] {
  const notes = elementsOf(file).filter(({ tag }) => tag === "EmptyNote" || tag === "EmptyTab");
  const keys = [...nodesOf(sourceTree(file))].filter(ts.isStringLiteral).map(({ text }) => text);
  return [
    ...notes.map(({ attributes }) => attributes.of),
    ...keys.filter((key) => key.startsWith("empty:")).map((key) => key.slice("empty:".length)),
  ];
}

/** By route module, the messages that its page may show. */
const MESSAGES_OF = new Map(
  ROUTES.map((route) => [
    path.basename(path.dirname(route)),
    filesBehind(graph, route)
      .filter((file) => file.endsWith(".tsx"))
      .flatMap(messagesIn),
  ]),
);

const SHOWN = new Set([...MESSAGES_OF.values()].flat());

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

const SHOWING = PAGES.filter(({ module }) => MESSAGES_OF.get(module)?.length);

it("pages that may have nothing to show are found", () => {
  expect(SHOWING.length).toBeGreaterThan(5);
});

it.each(SHOWING)("the page $name, which may show one, brings the words", ({ namespaces }) => {
  expect(namespaces).toContain("empty");
});
