import { globSync } from "node:fs";
import { ROOT } from "../lib/project.mjs";
import { externalImports, moduleGraph } from "../vite/module-graph.mjs";

/** No page imports these: build and test files, and declarations. */
const NOT_OF_PAGES = /^app\/routes\.ts$|\.test\.tsx?$|\/test-[^/]+$|\.d\.ts$/;
/** Imported by the JSX of each component in development. */
const IMPLIED = "react/jsx-dev-runtime";

/**
 * The packages imported by the app's modules, as they name them: Vite bundles them before the first page. If it
 * discovers one only when a page requests it, it bundles all of them again, and until a reload the page has two Reacts.
 * Vite's own scan cannot follow what plugins add to module addresses (`?script-file`, `virtual:`).
 */
export async function browserPackages() {
  const modules = globSync("app/**/*.{ts,tsx}", { cwd: ROOT }).filter((file) => !NOT_OF_PAGES.test(file));
  const graph = await moduleGraph(modules);
  const sources = externalImports(graph, Object.keys(graph)).map(({ source }) => source);
  const packages = sources.filter((source) => /^[a-z@][^:?]*$/.test(source));
  return [...new Set([...packages, IMPLIED])].sort();
}
