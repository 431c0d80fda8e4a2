// Sources as TypeScript reads them, for tests of what no import says: elements, their attributes, names of imports.
import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

const ROOT = path.resolve(import.meta.dirname, "..");
const read = new Map<string, ts.SourceFile>();

const textOf = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** The files, given relative to the project, that contain one of these words: reading all as trees would take long. */
export const filesWith = (words: readonly string[], files: readonly string[]): string[] =>
  files.filter((file) => {
    const text = textOf(file);
    return words.some((word) => text.includes(word));
  });

/** The tree of a file, which is given relative to the project. */
export function sourceTree(file: string): ts.SourceFile {
  const known = read.get(file);
  if (known) return known;
  const tree = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  read.set(file, tree);
  return tree;
}

/** A node and all below it. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

export interface Import {
  /** The exported name, `default` or `*`. */
  name: string;
  local: string;
  /** As written. */
  source: string;
}

/** What a file imports by `import`, types included. */
export function importsOf(file: string): Import[] {
  return sourceTree(file).statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const source = statement.moduleSpecifier.text;
    const { name, namedBindings } = statement.importClause ?? {};
    const whole = name ? [{ name: "default", local: name.text, source }] : [];
    if (!namedBindings) return whole;
    if (ts.isNamespaceImport(namedBindings)) return [...whole, { name: "*", local: namedBindings.name.text, source }];
    const parts = namedBindings.elements.map((one) => ({
      name: (one.propertyName ?? one.name).text,
      local: one.name.text,
      source,
    }));
    return [...whole, ...parts];
  });
}

export interface JsxElement {
  tag: string;
  /** By name; undefined if it is computed. */
  attributes: Readonly<Record<string, string | undefined>>;
}

/** The elements that a file contains as JSX. */
export function elementsOf(file: string): JsxElement[] {
  return [...nodesOf(sourceTree(file))].flatMap((node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return [];
    const attributes = node.attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => {
      return [name.getText(), initializer && ts.isStringLiteral(initializer) ? initializer.text : undefined] as const;
    });
    return [{ tag: node.tagName.getText(), attributes: Object.fromEntries(attributes) }];
  });
}
