import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { HYDRATES, hydratesAny } from "./hydrates.ts";
import { filesBehind } from "./test-files-behind.ts";

test("a document hydrates when one of its routes says so", () => {
  expect(hydratesAny([{ i18n: [] }, undefined, { i18n: [], ...HYDRATES }])).toBe(true);
  expect(hydratesAny([{ i18n: [] }, undefined, null, "hydrates"])).toBe(false);
});

const APP = path.resolve(import.meta.dirname, "..");

const hasControls = (file: string): boolean =>
  [...filesBehind(file)].some((name) => name.endsWith(".tsx") && /\sdata-act\b/.test(readFileSync(name, "utf8")));

describe("a control that React answers", () => {
  const routes = readdirSync(path.join(APP, "routes"));

  test.each(routes)("stands in %s only if the route hydrates", (name) => {
    const file = path.join(APP, "routes", name);
    expect(hasControls(file)).toBe(readFileSync(file, "utf8").includes("...HYDRATES"));
  });

  test("stands nowhere in the frame, which is around every page", () => {
    expect(hasControls(path.join(APP, "root.tsx"))).toBe(false);
  });

  test("is found by this test", () => {
    expect(routes.filter((name) => hasControls(path.join(APP, "routes", name)))).toEqual(["app-download.tsx"]);
  });
});
