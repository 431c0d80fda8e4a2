import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { FEW_PAGES, isIslandOf } from "./islands-of-pages.ts";

const APP = path.resolve(import.meta.dirname, "..");
const PLACE = /<Island\s+name="([\w-]+)"/g;
const IMPORT = /from "((?:~|\.{1,2})\/[^"]+)"/g;

function importedFile(from: string, name: string): string | undefined {
  const base = name.startsWith("~/") ? path.join(APP, name.slice(2)) : path.resolve(path.dirname(from), name);
  return [base, `${base}.tsx`, `${base}.ts`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** A file and all files that it imports, directly or indirectly. */
function filesFrom(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const [, name = ""] of readFileSync(start, "utf8").matchAll(IMPORT)) {
    const file = importedFile(start, name);
    if (file) filesFrom(file, seen);
  }
  return seen;
}

const modules = readdirSync(path.join(APP, "pages")).filter((name) =>
  existsSync(path.join(APP, "pages", name, "route.tsx")),
);

const islandsOf = (module: string): string[] =>
  [...filesFrom(path.join(APP, "pages", module, "route.tsx"))].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(PLACE)].map(([, name = ""]) => name),
  );

test.each(Object.entries(FEW_PAGES))("%s stands on the pages that name its files", (name, pages) => {
  expect(modules.filter((module) => islandsOf(module).includes(name)).sort()).toEqual([...pages].sort());
});

test("an error page names none of them, and every page the others", () => {
  expect(isIslandOf("comments", undefined)).toBe(false);
  expect(isIslandOf("comments", "news")).toBe(false);
  expect(isIslandOf("comments", "news-piece")).toBe(true);
  expect(isIslandOf("search", undefined)).toBe(true);
});
