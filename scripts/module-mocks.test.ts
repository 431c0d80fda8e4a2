import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOTS = ["app", "bench", "contract", "e2e", "raster", "scripts", "test", "upstream", "worker"];
/** Written so that this file does not match itself. */
const MODULE_MOCK = new RegExp(`\\bvi\\.(?:${["mock", "doMock", "hoisted", "resetModules"].join("|")})\\(`);

// Test files share loaded modules (vitest.config.ts): a module that an earlier file has loaded keeps its real imports, so
// that a mock holds or not by the order of files. A reset evaluates modules of all later files again, beside libraries
// that are started once; a fresh copy of one module is imported by an address of its own.
test("no test replaces a module: effects are passed as values", () => {
  const files = ROOTS.flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .map((path) => `${root}/${path}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => MODULE_MOCK.test(readFileSync(path, "utf8")))).toEqual([]);
});
