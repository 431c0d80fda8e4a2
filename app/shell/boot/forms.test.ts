import { describe, expect, test } from "vitest";
import { PAGES } from "#contract/tables/pages/pages";
import { filesBehind, moduleGraph } from "../../../scripts/vite/module-graph.mjs";
import { elementsOf } from "../../../test/source-tree.ts";

const MODULES = [...new Set(PAGES.map(({ module }) => module))];
const FRAME = "app/root.tsx";

const routeOf = (module: string): string => `app/pages/${module}/route.tsx`;
const graph = await moduleGraph([FRAME, ...MODULES.map(routeOf)]);

const hasForm = (file: string): boolean =>
  elementsOf(file).some(({ tag, attributes }) => tag === "Form" && attributes.method === "post");
const hasForms = (file: string): boolean =>
  filesBehind(graph, file).some((name) => name.endsWith(".tsx") && hasForm(name));

const hasOwnForm = (module: string): boolean => hasForms(routeOf(module));

describe("a form that React sends", () => {
  test.each(MODULES)("stands in %s only if the page hydrates", (module) => {
    const hydrates = PAGES.some((page) => page.module === module && page.hydrates);
    if (hasOwnForm(module)) expect(hydrates).toBe(true);
  });

  test("stands nowhere in the frame, which is around every page", () => {
    expect(hasForms(FRAME)).toBe(false);
  });

  test("is found by this test", () => {
    expect(MODULES.filter(hasOwnForm)).toContain("settings");
  });
});
