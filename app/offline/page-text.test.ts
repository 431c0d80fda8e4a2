import { expect, test } from "vitest";
import { filesOf, markCopy } from "./page-text.ts";

test.each([
  [{ key: "/", since: 12, isOther: false }, '<!DOCTYPE html><html data-offline-since="12" lang="th"><p><html'],
  [
    { key: "/", since: 12, isOther: true },
    '<!DOCTYPE html><html data-offline-since="12" data-offline-other="" lang="th"><p><html',
  ],
  [{ key: "/", since: undefined, isOther: true }, '<!DOCTYPE html><html data-offline-other="" lang="th"><p><html'],
  [{ key: "/", since: undefined, isOther: false }, '<!DOCTYPE html><html lang="th"><p><html'],
])("a copy that stands as %j is marked once", (standIn, text) => {
  expect(markCopy('<!DOCTYPE html><html lang="th"><p><html', standIn)).toBe(text);
});

test("a copy needs the page's script and its words, each once, and not the app", () => {
  const page = [
    '<script type="text/x-module" id="hydrate" data-preload="/assets/app-1.js"></script>',
    '<script type="text/x-module" id="page-script" data-src="/assets/page-script-1.js" ',
    'data-words="rows:/assets/words/en-rows-2.js live:/assets/words/en-live-3.js rows:/assets/words/en-rows-2.js"></script>',
  ].join("");
  expect(filesOf(page)).toEqual([
    "/assets/page-script-1.js",
    "/assets/words/en-rows-2.js",
    "/assets/words/en-live-3.js",
  ]);
  expect(filesOf("<html></html>")).toEqual([]);
});
