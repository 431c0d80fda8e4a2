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
  [/\bdenials?\b/, "not-found report"],
  [/\bin wave\b/, "in burst"],
  [/\bunheard\b/, "noop"],
  [/\bgo on behind\b/, "continue in background"],
  [/\blead (visitor|members)\b/, "redirect"],
  [/\bstanding headers\b/, "base headers"],
  [/\brests until\b/, "cooldown until"],
  [/\blate (calls|html|handler|phone numbers|sealed)\b/, "lazy"],
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

/** Phrases of comments and documents, without those that have an ordinary meaning: "in flight", "a later group". */
const PHRASES: readonly [phrase: RegExp, plain: string][] = [
  [/\bearly hits?\b/i, "page-cache fast path"],
  [/\bkept on (the )?server\b/i, "not hydrated"],
  [/\b(api|live) doors?\b/i, "API route, handler"],
  [/\b(throw|error) faces?\b/i, "error page"],
  [/\bway of a request\b/i, "request pipeline"],
  [/\bstanding of (a|the) match\b/i, "match state"],
  [/\bremembered (fragment|markup|part)s?\b/i, "memoised, fragment cache"],
  [/\b(go|goes|gone) to as a document\b/i, "full page load"],
  [/\bcopy store\b/i, "cache store"],
];

const OWN = "coinages.test.ts";
const FILES = globSync("{app,worker,contract,scripts,upstream,bench,e2e,raster}/**/*.{ts,tsx,mjs,css}").filter(
  (file) => !file.includes("node_modules") && path.basename(file) !== OWN,
);
const DOCUMENTS = globSync("{*.md,{docs,app,worker,contract,scripts,upstream,bench,e2e,raster}/**/*.md}").filter(
  (file) => !file.includes("node_modules"),
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
  /doors?|faces?|flights?|early.?hit|kept|markup|remember|later.?group|standing|deed|fate|tell|told|asked|denial|wave|unheard|behind|lead|rests|late|course|wayof|cop(?:y|ies)|words?/i;

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

/** A block comment, or successive lines of line comments. An address in a string is not one. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?:(?<![:"'`])\/\/.*\s*)+/g;

/** Advice on a text's comments, or on all of it if it is a document. Phrases are found across line breaks. */
function adviceOnProse(file: string, text: string): string[] {
  const isDocument = file.endsWith(".md");
  const pieces = isDocument ? text.split(/\n\s*\n/) : (text.match(COMMENT) ?? []);
  const prose = pieces.map((piece) => piece.replace(isDocument ? /\s+/g : /[\s*/]+/g, " "));
  return PHRASES.filter(([phrase]) => prose.some((piece) => phrase.test(piece))).map(([, plain]) => plain);
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

test.each<[string, string, boolean]>([
  ["a.ts", "/** An early hit. */", true],
  ["a.ts", "/**\n * Answers an early\n * hit.\n */", true],
  ["a.ts", "// The way of a\n// request.", true],
  ["a.ts", "const one = 1; // Kept on server.", true],
  ["a.css", "/* Remembered markup. */", true],
  ["a.md", "A page is gone to\nas a document.", true],
  ["a.md", "The standing of a match.", true],
  ["a.ts", 'const title = "an early hit";', false],
  ["a.ts", "// Early\nconst one = 1;\n// hit", false],
  ["a.ts", "// A request in flight, its early hints, and server markup.", false],
  ["a.md", "They were early.\n\nHits of the cache are counted, and the standing of a team.", false],
])("in %s the text %j is refused: %s", (file, text, isRefused) => {
  expect(adviceOnProse(file, text).length > 0).toBe(isRefused);
});

test("no comment or document uses a coined phrase", () => {
  expect(DOCUMENTS.length).toBeGreaterThan(40);
  const used = [...FILES, ...DOCUMENTS].flatMap((file) =>
    adviceOnProse(file, readFileSync(file, "utf8")).map((plain) => `${file}: say ${plain}`),
  );
  expect(used).toEqual([]);
});
