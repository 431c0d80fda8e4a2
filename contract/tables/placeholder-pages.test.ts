import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { matchPage, PAGES } from "./pages.ts";
import { PLACEHOLDER_PAGES } from "./placeholder-pages.ts";

const SPECIFICATION = readFileSync(new URL("../specification/routes.txt", import.meta.url), "utf8");

/** The specification's addresses as patterns, behind the locale. */
const specified = SPECIFICATION.split("\n")
  .map((line) => /^\/\{l\}(\/[^\t]+)/.exec(line)?.[1])
  .filter((path) => path !== undefined)
  .map((path) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`));

/** May only fall: later issues build these pages, and at last it is 0. */
const COUNT = 2;

describe("placeholder pages", () => {
  it("are no more than this says", () => {
    const list = PLACEHOLDER_PAGES.map(({ path, name }) => `${path} (${name})`);
    console.log(`${list.length} entries still lead to a placeholder page:\n  ${list.join("\n  ")}`);
    expect(PLACEHOLDER_PAGES.length).toBe(COUNT);
  });

  it.each(PLACEHOLDER_PAGES)("$path is an address of the specification", ({ path }) => {
    expect(specified.some((pattern) => pattern.test(path))).toBe(true);
  });

  it.each(PLACEHOLDER_PAGES)("$path is the page $name, and no other page stands there", ({ path, name }) => {
    expect(matchPage(path)?.page.name).toBe(name);
    expect(PAGES.filter((page) => page.name === name || page.path === path)).toHaveLength(1);
  });
});
