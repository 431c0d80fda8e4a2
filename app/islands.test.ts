import { globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { MATCH_PAGES } from "../contract/tables/pages/match-pages.ts";
import { PAGES } from "../contract/tables/pages/pages.ts";
import { islandModules } from "../scripts/vite/island-files.mjs";
import { filesBehind, moduleGraph } from "../scripts/vite/module-graph.mjs";
import { elementsOf } from "../test/source-tree.ts";
import { ISLANDS, type IslandName, islandsOf } from "./islands.ts";

const FRAME = "app/root.tsx";
const routes = globSync("app/pages/*/route.tsx");
const modules = routes.map((route) => path.basename(path.dirname(route)));
const graph = await moduleGraph([FRAME, ...routes]);

const isPlace = ({ tag }: { tag: string }): boolean => tag === "Island";
const placedBehind = (file: string): (string | undefined)[] =>
  filesBehind(graph, file)
    .filter((name) => name.endsWith(".tsx"))
    .flatMap((name) => elementsOf(name).filter(isPlace))
    .map(({ attributes }) => attributes.name);
const placedOn = (module: string) => placedBehind(`app/pages/${module}/route.tsx`);

const FEW = Object.entries(ISLANDS).flatMap(([name, { pages }]) => (pages ? [[name, pages] as const] : []));

/** Islands that the frame places beside the pages that name them (features/beside/Beside.tsx). */
const BESIDE = ["featured-match", "round-matches"];
const pageModules = PAGES.map(({ module }) => module);

test.each(FEW)("%s is on the pages that name its files", (name, pages) => {
  const isBeside = BESIDE.includes(name);
  const found = isBeside
    ? pages.filter((module) => pageModules.includes(module))
    : modules.filter((module) => placedOn(module).includes(name));
  expect([...new Set(found)].sort()).toEqual([...pages].sort());
});

test("an error page names none of them, and every page the others", () => {
  const has = (module: string | undefined, name: IslandName) => islandsOf(module).includes(name);
  expect(has(undefined, "comments")).toBe(false);
  expect(has("news", "comments")).toBe(false);
  expect(has("news-piece", "comments")).toBe(true);
  expect(has(undefined, "search")).toBe(true);
});

const placed = new Set([FRAME, ...routes].flatMap(placedBehind));

test("islands that pages have are declared and files of the build, and all of these are on a page", () => {
  const names = Object.keys(ISLANDS).sort();
  expect([...placed].sort()).toEqual(names);
  expect(Object.keys(islandModules()).sort()).toEqual(names);
});

test("every tab of a match has its round beside it", () => {
  // The results of one price are a page without a column beside it.
  const tabs = MATCH_PAGES.map(({ module }) => module).filter((module) => !module.startsWith("odds-result"));
  expect(ISLANDS["round-matches"].pages).toEqual(expect.arrayContaining(tabs));
});
