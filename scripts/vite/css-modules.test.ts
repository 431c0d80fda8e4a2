import { readdirSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { resolveConfig } from "vite";
import { describe, expect, test } from "vitest";
import { filesWith, type Import, importsOf, nodesOf, sourceTree } from "../../test/source-tree.ts";
import { cssModules } from "./css-modules.mjs";
import { namesModule, namesOf } from "./document-styles.mjs";

const ROOT = path.resolve(import.meta.dirname, "../..");
const config = await resolveConfig({ configFile: false, css: { modules: cssModules } }, "build");

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" }).map((name) => path.join(folder, name));

const modules = new Map<string, Record<string, string>>();
for (const file of filesIn("app").filter((name) => name.endsWith(".module.css")))
  modules.set(file, await namesOf(path.join(ROOT, file), config));

interface Use {
  by: string;
  module: string;
  /** Undefined if it is computed. */
  name: string | undefined;
}

/** Uses by `classOf("app/x.module.css", "row")` in browser tests. */
function namedInTest(by: string, node: ts.Node): Use[] {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "classOf") return [];
  const [module, name] = node.arguments.map((one) => (ts.isStringLiteral(one) ? one.text : undefined));
  return module === undefined ? [] : [{ by, module, name }];
}

/** Uses of an imported module by its local name: `styles.row`; passed as a whole, or by a computed name. */
function usesOf({ local, source }: Import, by: string, nodes: readonly ts.Node[]): Use[] {
  const module = source.startsWith("~/") ? path.join("app", source.slice(2)) : path.join(path.dirname(by), source);
  const named = nodes.filter(
    (node): node is ts.Identifier => ts.isIdentifier(node) && node.text === local && !isOtherName(node),
  );
  return named.map(({ parent }) => ({
    by,
    module,
    name: ts.isPropertyAccessExpression(parent) ? parent.name.text : undefined,
  }));
}

/** A property or an attribute of the same name, or the import itself. */
const isOtherName = (node: ts.Identifier): boolean =>
  (ts.isPropertyAccessExpression(node.parent) && node.parent.name === node) ||
  ((ts.isPropertyAssignment(node.parent) || ts.isJsxAttribute(node.parent)) && node.parent.name === node) ||
  ts.isImportClause(node.parent);

/** A code module's uses of CSS modules. */
function usesIn(file: string): Use[] {
  const imported = importsOf(file).filter(({ source }) => source.endsWith(".module.css"));
  const isTest = file.startsWith("e2e/");
  if (imported.length === 0 && !isTest) return [];
  const nodes = [...nodesOf(sourceTree(file))];
  return [
    ...imported.flatMap((one) => usesOf(one, file, nodes)),
    ...(isTest ? nodes.flatMap((node) => namedInTest(file, node)) : []),
  ];
}

const sources = [...filesIn("app"), ...filesIn("e2e")].filter((name) => /\.tsx?$/.test(name));
const uses = filesWith([".module.css"], sources).flatMap(usesIn);

describe("classes of CSS modules", () => {
  test("are there where code names them", () => {
    const missing = uses.filter(({ module, name }) => name !== undefined && !modules.get(module)?.[name]);
    expect(missing.map(({ by, module, name }) => `${by}: ${module} has no ${name}`)).toEqual([]);
  });

  test("are used where they are there", () => {
    const unused = [...modules].flatMap(([file, names]) => {
      const own = uses.filter(({ module }) => module === file);
      if (own.some(({ name }) => name === undefined)) return [];
      return Object.keys(names).flatMap((name) => (own.some((use) => use.name === name) ? [] : `${file}: ${name}`));
    });
    expect(unused).toEqual([]);
  });

  test("have served names of their own", () => {
    const served = [...modules.values()].flatMap((names) => Object.values(names));
    expect(served.length).toBeGreaterThan(100);
    expect(new Set(served).size).toBe(served.length);
  });
});

test("a bundle holds the names that it uses", async () => {
  const code = namesModule({ row: "aB3dE", new: "x1y2z" });
  expect({ ...(await import(`data:text/javascript,${encodeURIComponent(code)}`)) }).toEqual({
    row: "aB3dE",
    new: "x1y2z",
  });
});
