import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { exportedNames, staticImports } from "../test/module-statements.ts";
import { EDGE_BUNDLE, edgeFiles } from "./lib/bundle-edge.mjs";
import { ROOT } from "./lib/project.mjs";

const KB = 1000;
/**
 * Loaded by a page: pages are one module, calls another; texts of refusals are loaded with the first refusal
 * (docs/decisions/0018). 294 kB before members' pages and calls, which are in the same two modules; modules that only
 * they load are not counted. Favourites are 6 kB: eleven calls, six pages; notices 6 kB: ten calls, two pages; articles
 * 4 kB: a page and the table of their addresses, not their texts; news 10 kB: two pages, feeds, sitemaps; comments 5
 * kB: six calls, a page, and the same components below each piece; the newsletter 4 kB: three pages, calls;
 * announcements 1 kB; contests 41 kB: nineteen calls, six pages, and TanStack Query, 11 kB, which their pages render
 * with; confirmed prices, linking by a confirmed form and known browsers 8 kB; presses and texts kept over an ended
 * session and the heads of matches 1 kB; basketball's heads, box scores, plays and tables 2 kB; the page of imports and
 * its call 2 kB; the addresses of pictures for previews, with their states, 0.5 kB; a match's tabs in groups, shots of
 * games, chances over time, turning points, runs and leaders of a season 5 kB; hidden odds, lines below rows and a
 * member's view 1 kB; parts of seasons, why their tables are as they are, 1 kB; the page of the status, what is counted
 * and the link to it 2 kB; where imported seasons come from 1 kB; passkeys 3 kB; winners and next days of contests, and
 * ways on from error pages, 0.5 kB; settings saved as they are chosen, and typed numbers kept, 1.5 kB; where tables of
 * suppliers differ 0.5 kB; the featured match without script 0.2 kB; Buddhist years and Khmer digits 0.6 kB. The HTML
 * parser of news and the colours of matches are modules of their own, 32 and 9 kB.
 */
const MOST = 458.2 * KB;
const FOR_PAGES = ["built-app.js", "calls.js"];
/**
 * Runs before the first response (docs/decisions/0018); 1.3 kB of it read and validate the configuration of bot checks,
 * 0.1 kB the stream of notices, 0.8 kB the addresses of articles, 0.2 kB those of news, 0.4 kB those of feeds and
 * sitemaps, 0.3 kB those of the newsletter, 0.3 kB those of comments, replies and contests, 1.1 kB pages of contests
 * and their language redirects, 2 kB the browsers that a number knows and the limits of forms, 0.3 kB why prices are
 * hidden, 0.4 kB what is counted.
 */
const MOST_AT_START = 57.5 * KB;

/** Static imports of a module, by name. */
const importsOf = (text: string): string[] =>
  staticImports(text)
    .filter((source) => source.startsWith("./"))
    .map((source) => path.basename(source));

// `npm test` builds first; this weighs what is deployed.
const files = edgeFiles().map(({ name, content }) => ({
  name,
  text: content.toString(),
  bytes: gzipSync(content).length,
  imports: importsOf(content.toString()),
}));
const sum = (some: typeof files): number => some.reduce((bytes, one) => bytes + one.bytes, 0);

/** A module and all that it loads statically. */
function loadedWith(name: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const loaded = new Set([...known, name]);
  for (const next of files.find((one) => one.name === name)?.imports ?? [])
    if (!loaded.has(next)) for (const one of loadedWith(next, loaded)) loaded.add(one);
  return loaded;
}
const atStart = loadedWith(path.basename(EDGE_BUNDLE));
const started = files.filter(({ name }) => atStart.has(name));

test(`the modules that a page loads weigh at most ${MOST / KB} kB of gzip`, () => {
  const loaded = FOR_PAGES.reduce((known, name) => loadedWith(name, known), atStart);
  expect([...loaded]).toEqual(expect.arrayContaining(FOR_PAGES));
  const bytes = sum(files.filter(({ name }) => loaded.has(name)));
  console.log(`edge worker: ${(bytes / KB).toFixed(1)} kB gzip, ${(sum(started) / KB).toFixed(1)} kB run at its start`);
  expect(bytes).toBeGreaterThan(100 * KB);
  expect(bytes).toBeLessThanOrEqual(MOST);
});

test(`of these at most ${MOST_AT_START / KB} kB run before the first answer`, () => {
  expect(sum(started)).toBeGreaterThan(10 * KB);
  expect(sum(started)).toBeLessThanOrEqual(MOST_AT_START);
});

test.each([
  ["pages", "renderToReadableStream"],
  ["the schemas of calls", "ZodMiniType"],
])("%s are loaded when they are asked for", (_what, word) => {
  const holding = files.filter(({ text }) => text.includes(word)).map(({ name }) => name);
  expect(holding).toHaveLength(1);
  expect(started.map(({ name }) => name)).not.toContain(holding[0]);
});

test("the configuration deploys these files as they are", () => {
  const configuration = readFileSync(path.join(ROOT, "wrangler.toml"), "utf8");
  expect(configuration).toContain(`\nmain = "${EDGE_BUNDLE}"\nno_bundle = true\n`);
  expect(configuration).toContain(`rules = [{ type = "ESModule", globs = ["*.js"] }]`);
});

test("the first module exports what the platform finds by its name, and nothing else", () => {
  expect(exportedNames(files[0]?.text ?? "")).toEqual(["LiveHub", "default"]);
});
