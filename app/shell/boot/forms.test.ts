import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { filesBehind } from "./test-files-behind.ts";

const APP = path.resolve(import.meta.dirname, "../..");
const MODULES = [...new Set(PAGES.map(({ module }) => module))];

const hasForms = (file: string): boolean =>
  [...filesBehind(file)].some(
    (name) => name.endsWith(".tsx") && /<Form\b[^>]*method="post"/.test(readFileSync(name, "utf8")),
  );

const hasOwnForm = (module: string): boolean => hasForms(path.join(APP, "pages", module, "route.tsx"));

describe("a form that React sends", () => {
  test.each(MODULES)("stands in %s only if the page hydrates", (module) => {
    const hydrates = PAGES.some((page) => page.module === module && page.hydrates);
    if (hasOwnForm(module)) expect(hydrates).toBe(true);
  });

  test("stands nowhere in the frame, which is around every page", () => {
    expect(hasForms(path.join(APP, "root.tsx"))).toBe(false);
  });

  test("is found by this test", () => {
    expect(MODULES.filter(hasOwnForm)).toContain("settings");
  });
});
