import { readdirSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

// One letter beyond ASCII makes V8 hold a whole bundle with two bytes a letter: 5 MB more of the upstream's isolate. The
// bundler escapes such letters in strings, but not in literals of regular expressions.

const ROOTS = ["contract", "upstream"];

function literalsOf(path: string): string[] {
  const file = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const literals = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !/\.test\.ts$|(?:^|\/)test-/.test(path))
    .flatMap((path) => literalsOf(`${root}/${path}`)),
);

test("literals of regular expressions in the upstream spell letters beyond ASCII as escapes, or from strings", () => {
  expect(literals.length).toBeGreaterThan(300);
  expect(literals.filter((literal) => /[^\0-\x7f]/.test(literal))).toEqual([]);
});
