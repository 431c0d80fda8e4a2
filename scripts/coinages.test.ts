import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

/**
 * Terms that this project once coined for things that have common names. Each is matched against the words of an
 * identifier or file name: `throwFaceHtml` and `throw-face-html.ts` both read `throw face html`.
 */
const COINAGES: readonly [coinage: RegExp, plain: string][] = [
  [/\bdoors?\b/, "route, handler"],
  [/\bfaces?\b/, "error page, error state"],
  [/(?<!\bin )\bflights?\b/, "in-flight request"],
  [/\bearly hits?\b/, "page-cache fast path"],
  [/\bkept on server\b/, "a component that is not hydrated"],
  [/\bserver markup\b/, "component"],
  [/\bremembered (parts?|markup)\b/, "memoised, fragment cache"],
  [/\blater groups?\b/, "deferred groups"],
  [/\bmatch standing\b|\bstanding (view|facts|wire|fields)\b|\b(parse|wire) standing\b/, "match state"],
  [/\b(deeds?|fates?)\b/, "action, outcome"],
  [/\b(telling|tells?|told)\b/, "delta, announce, report"],
  [/\basked\b/, "params, query, request"],
  [/\bcourses?\b(?! of)/, "progress, coverage"],
  [/\bway of\b/, "path"],
  [/\bremember(s|ed|ing)?\b(?! (language|password))/, "memoise, cache, store"],
  [/\bkept (copy|copies|for|headers|words)\b/, "cached, cache entry"],
  [/\b(copy store|old copies)\b/, "cache store, old entries"],
  [
    /\b(use|load|keep|prepare|list|row|island|page|people|search|calendar)s? words\b|\bwords? (file|handle|context)s?\b/,
    "translations, texts",
  ],
];

/** Legitimate uses, each with its reason. */
const ALLOWED: ReadonlyMap<string, string> = new Map([
  ["FontFace", "the class of browsers"],
  ["endToldAt", "the column end_told_at, which a statement in SQL also selects by this name"],
]);

const FILES = globSync("{app,worker,contract,scripts,upstream,bench,e2e,raster}/**/*.{ts,tsx,mjs,css}").filter(
  (file) => !file.includes("node_modules") && path.basename(file) !== "coinages.test.ts",
);

const wordsOf = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1 $2")
    .replace(/[^A-Za-z\d]+/g, " ")
    .trim()
    .toLowerCase();

function adviceOn(name: string): string[] {
  const words = wordsOf(name);
  return ALLOWED.has(name) ? [] : COINAGES.filter(([coinage]) => coinage.test(words)).map(([, plain]) => plain);
}

/** Cheap pre-check: whether a file contains any of the words, comments included. Only then it is parsed. */
const MAY_HAVE =
  /doors?|faces?|flights?|early.?hit|kept|markup|remember|later.?group|standing|deed|fate|tell|told|asked|course|wayof|cop(?:y|ies)|words?/i;

function identifiersOf(file: string): Set<string> {
  const text = readFileSync(file, "utf8");
  const found = new Set<string>();
  if (file.endsWith(".css") || !MAY_HAVE.test(text)) return found;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

test("the rule finds a coinage, however it is written, and leaves plain words alone", () => {
  const coined = ["throwFace", "liveDoor", "FLIGHTS", "earlyHit", "early-hit.ts", "laterGroups", "MatchStanding"];
  expect(coined.filter((name) => adviceOn(name).length === 0)).toEqual([]);
  const plain = [
    "inFlight",
    "InFlightRequests",
    "surface",
    "interface",
    "indoor",
    "StandingsTable",
    "renderToStaticMarkup",
  ];
  expect(plain.filter((name) => adviceOn(name).length > 0)).toEqual([]);
});

test("no file is named by a coinage", () => {
  expect(FILES.length).toBeGreaterThan(500);
  const named = FILES.filter((file) => adviceOn(path.basename(file)).length > 0);
  expect(named.map((file) => `${file}: say ${adviceOn(path.basename(file))}`)).toEqual([]);
});

test("no identifier is a coinage", () => {
  const used = FILES.flatMap((file) =>
    [...identifiersOf(file)].flatMap((name) => adviceOn(name).map((plain) => `${file}: ${name}, say ${plain}`)),
  );
  expect(used).toEqual([]);
});
