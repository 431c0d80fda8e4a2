import { globSync } from "node:fs";
import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { MEMORY_LIMITS } from "#contract/memory/memory-limits";
import { namespacesOf } from "~/i18n/namespaces";
import { translatorOf } from "~/i18n/translator";
import { filesWith, importsOf, nodesOf, sourceTree } from "../../../test/source-tree.ts";
import { fragmentMarkup } from "./Fragments.tsx";
import { LIST_CASES } from "./test-list-cases.tsx";
import { MATCH_CASES } from "./test-match-cases.tsx";
import { OTHER_CASES } from "./test-other-cases.tsx";
import { type FragmentCase, ONE_VISITOR, OTHER_VISITORS, type Visitor } from "./test-visitors.ts";

const CASES = [...LIST_CASES, ...MATCH_CASES, ...OTHER_CASES].map((one) => ({ ...one, name: one.files.join(", ") }));
const VISITORS: [string, Visitor][] = [["one", ONE_VISITOR], ...Object.entries<Visitor>(OTHER_VISITORS)];

/** Shows fragments, or makes one: `{ key, render: () => … }`. */
const hasFragments = (file: string): boolean =>
  importsOf(file).some(({ name }) => name === "Fragments" || name === "fragmentMarkup") ||
  [...nodesOf(sourceTree(file))].some(
    (node) =>
      ts.isPropertyAssignment(node) &&
      node.name.getText() === "render" &&
      ts.isArrowFunction(node.initializer) &&
      node.initializer.parameters.length === 0,
  );

test("every file that makes or uses fragments has a case here", () => {
  const sources = globSync("app/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|\/test-[\w-]+\.tsx?$|^app\/ui\/fragments\//.test(file),
  );
  const using = filesWith(["Fragments", "fragmentMarkup", "render:"], sources).filter(hasFragments);
  expect(CASES.flatMap(({ files }) => files).sort()).toEqual(
    using.map((file) => path.posix.relative("app", file)).sort(),
  );
});

const FILLER = { key: "x".repeat(MEMORY_LIMITS.fragments / 2), render: () => <i /> };
/** A fragment as large as the whole cache evicts all others. */
const emptyCache = () => fragmentMarkup([FILLER]);

type Show = ReturnType<FragmentCase["withNewData"]>;

async function markupFor(show: Show, visitor: Visitor, module: string): Promise<string> {
  const element = await show(visitor);
  const i18n = translatorOf(visitor.locale, namespacesOf(module));
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{element}</I18nextProvider>);
}

/** What each visitor sees in an isolate with an empty cache. */
async function alone({ withNewData, module }: FragmentCase): Promise<Map<string, string>> {
  const markups = new Map<string, string>();
  for (const [name, visitor] of VISITORS) {
    emptyCache();
    markups.set(name, await markupFor(withNewData(), visitor, module));
  }
  return markups;
}

/** What each visitor sees in an isolate that has shown the same data to those before them. */
async function afterOthers({ withNewData, module }: FragmentCase, visitors: typeof VISITORS) {
  emptyCache();
  const show = withNewData();
  const markups = new Map<string, string>();
  for (const [name, visitor] of visitors) markups.set(name, await markupFor(show, visitor, module));
  return markups;
}

describe.each(CASES)("$name", (one) => {
  test("shows no visitor what was rendered for another", async () => {
    const expected = await alone(one);
    for (const order of [VISITORS, VISITORS.toReversed()]) {
      const markups = await afterOthers(one, order);
      // By name, because two whole pages in a failure message would be unreadable.
      expect(order.map(([name]) => name).filter((name) => markups.get(name) !== expected.get(name))).toEqual([]);
    }
  });

  test("has fragments that differ where visitors do", async () => {
    const markups = await alone(one);
    const fragmentsOf = (name: string) => (markups.get(name)?.match(one.fragments) ?? []).join("\n");
    expect(fragmentsOf("one")).not.toBe("");
    const differing = Object.keys(OTHER_VISITORS).filter((name) => fragmentsOf(name) !== fragmentsOf("one"));
    expect(differing.sort()).toEqual([...one.dependsOn].sort());
  });
});
