import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { islandModules } from "../../scripts/vite/island-files.mjs";
import { islandAttributes } from "./island-attributes.ts";
import { ISLANDS } from "./registry.ts";

const APP = path.resolve(import.meta.dirname, "..");
const names = Object.keys(ISLANDS);

const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".tsx") && !file.includes(".test."))
  .map((file) => readFileSync(path.join(APP, file), "utf8"));
const placed = new Set(
  sources.flatMap((text) => [...text.matchAll(/<Island\b[^>]*?\bname="([^"]+)"/gs)].map(([, name]) => name)),
);

describe("islands", () => {
  test("that pages place are registered, and those that are registered are placed", () => {
    expect([...placed].sort()).toEqual([...names].sort());
  });

  test("are found by the build", () => {
    const modules = islandModules(readFileSync(path.join(APP, "islands/registry.ts"), "utf8"));
    expect(Object.keys(modules)).toEqual(names);
    for (const file of Object.values<string>(modules))
      expect(readFileSync(file, "utf8")).toContain("export default function");
  });
});

test("a registry that the build cannot read stops it", () => {
  expect(() => islandModules('export const ISLANDS = {\n  a: async () => import("./a/A.tsx"),\n};')).toThrow(
    "one line",
  );
  expect(() => islandModules("")).toThrow();
});

test("a document names each island's files, translations last", () => {
  const files = {
    islandFiles: { search: ["/assets/runtime.js", "/assets/search.js"] },
    islandTranslationFiles: { search: "/assets/texts/en-search.js" },
  };
  const attributes = islandAttributes(files, "match-list");
  expect(attributes["data-island-search"]).toBe("/assets/runtime.js /assets/search.js /assets/texts/en-search.js");
  expect(attributes).not.toHaveProperty("data-island-search-form");
  expect(islandAttributes(files, "search")).toHaveProperty("data-island-search-form");
});
