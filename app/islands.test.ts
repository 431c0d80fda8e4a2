import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { islandModules } from "../scripts/vite/island-files.mjs";
import { ISLANDS, type IslandName, islandsOf } from "./islands.ts";
import { filesBehind } from "./shell/boot/test-files-behind.ts";

const APP = import.meta.dirname;
const PLACE = /<Island\s+name="([\w-]+)"/g;

const modules = readdirSync(path.join(APP, "pages")).filter((name) =>
  existsSync(path.join(APP, "pages", name, "route.tsx")),
);

const placedOn = (module: string): string[] =>
  [...filesBehind(path.join(APP, "pages", module, "route.tsx"))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(PLACE)].map(([, name = ""]) => name),
  );

const FEW = Object.entries(ISLANDS).flatMap(([name, { pages }]) => (pages ? [[name, pages] as const] : []));

test.each(FEW)("%s is on the pages that name its files", (name, pages) => {
  expect(modules.filter((module) => placedOn(module).includes(name)).sort()).toEqual([...pages].sort());
});

test("an error page names none of them, and every page the others", () => {
  const has = (module: string | undefined, name: IslandName) => islandsOf(module).includes(name);
  expect(has(undefined, "comments")).toBe(false);
  expect(has("news", "comments")).toBe(false);
  expect(has("news-piece", "comments")).toBe(true);
  expect(has(undefined, "search")).toBe(true);
});

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => readFileSync(path.join(APP, file), "utf8"));
const placed = new Set(
  sources.flatMap((text) => [...text.matchAll(/<Island\b[^>]*?\bname="([^"]+)"/gs)].map(([, name]) => name)),
);

test("islands that pages have are declared and files of the build, and all of these are on a page", () => {
  const names = Object.keys(ISLANDS).sort();
  expect([...placed].sort()).toEqual(names);
  expect(Object.keys(islandModules()).sort()).toEqual(names);
  for (const file of Object.values(islandModules()))
    expect(readFileSync(file, "utf8")).toContain("export default function");
});
