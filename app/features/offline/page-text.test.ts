import { expect, test } from "vitest";
import { filesOf, isComplete, markCachedPage } from "./page-text.ts";

test.each([
  [{ key: "/", since: 12, isOther: false }, '<!DOCTYPE html><html data-offline-since="12" lang="th"><p><html'],
  [
    { key: "/", since: 12, isOther: true },
    '<!DOCTYPE html><html data-offline-since="12" data-offline-other="" lang="th"><p><html',
  ],
  [{ key: "/", since: undefined, isOther: true }, '<!DOCTYPE html><html data-offline-other="" lang="th"><p><html'],
  [{ key: "/", since: undefined, isOther: false }, '<!DOCTYPE html><html lang="th"><p><html'],
])("a cached page that stands as %j is marked once", (standIn, text) => {
  expect(markCachedPage('<!DOCTYPE html><html lang="th"><p><html', standIn)).toBe(text);
});

test("a cached page needs its style sheet, the page's script and its translations, each once, and not the app", () => {
  const page = [
    '<link rel="manifest" href="/assets/none.json"/><noscript><link rel="stylesheet" href="/assets/no-script-5.css"/></noscript><link rel="stylesheet" href="/assets/later-page-4.css"/>',
    '<script type="text/x-module" id="hydrate" data-preload="/assets/app-1.js"></script>',
    '<script type="text/x-module" id="page-script" data-src="/assets/page-script-1.js" ',
    'data-island-search="/assets/island-runtime-1.js /assets/island-search-1.js" data-translations="rows:/assets/texts/en-rows-2.js live:/assets/texts/en-live-3.js rows:/assets/texts/en-rows-2.js"></script>',
  ].join("");
  expect(filesOf(page)).toEqual([
    "/assets/later-page-4.css",
    "/assets/page-script-1.js",
    "/assets/texts/en-rows-2.js",
    "/assets/texts/en-live-3.js",
  ]);
  expect(filesOf("<html></html>")).toEqual([]);
});

test.each([
  ["a list that is there", "home", '<html><div id="list"></div></html>', true],
  ["a list that failed late", "home", '<html><section class="error"></section></html>', false],
  ["a page without a list", "match", "<html></html>", true],
  ["a page that broke off", "match", "<html><p>", false],
])("%s (%s) is cached if it is complete", (_case, name, html, expected) => {
  expect(isComplete({ name }, html)).toBe(expected);
});
