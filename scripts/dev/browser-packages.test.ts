import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { BROWSER_PACKAGES } from "./browser-packages.mjs";

const APP = path.resolve(import.meta.dirname, "../../app");
/** Build and test files: no page imports them. */
const NOT_OF_PAGES = /^routes\.ts$|\.test\.tsx?$|(^|\/)test-[^/]+$|\.d\.ts$/;
const IMPORT = /^(?:import|export) (?!type )(?:[^"';]* from )?"([a-z@][^":?]*)"|import\("([a-z@][^":?]*)"\)/gm;
/** Imported by React's compiler in each component. */
const IMPLIED = ["react/jsx-dev-runtime"];

test("every package that the app's modules import is bundled before the first page of npm run dev", () => {
  const files = readdirSync(APP, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !NOT_OF_PAGES.test(name),
  );
  const imported = files.flatMap((name) =>
    [...readFileSync(path.join(APP, name), "utf8").matchAll(IMPORT)].map(([, whole, lazy]) => whole ?? lazy),
  );
  expect(files.length).toBeGreaterThan(300);
  expect([...new Set([...imported, ...IMPLIED])].sort()).toEqual([...BROWSER_PACKAGES].sort());
});
