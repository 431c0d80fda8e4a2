import { expect, test } from "vitest";
import { languageFile, wordFile } from "./word-files.mjs";

const words = { heading: "Matches", sentence: { live: "…" } };

test("a word file is a module of its own", async () => {
  const { fileName, text } = wordFile("en", "matches", words);
  expect(fileName).toMatch(/^assets\/words\/en-matches-[\w-]{8}\.js$/);
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toHaveProperty("default", words);
});

test("other words have another name, so that a file may be kept for ever", () => {
  const name = (change: object) => wordFile("en", "matches", { ...words, ...change }).fileName;
  expect(name({})).toBe(name({}));
  expect(name({ heading: "Games" })).not.toBe(name({}));
});

test("a language's file holds the words of all its namespaces and the addresses of their files", () => {
  const { fileName, text } = languageFile("en", [
    { namespace: "matches", words, fileName: "assets/words/en-matches-1.js" },
  ]);
  expect(fileName).toMatch(/^assets\/words\/en-[\w-]{8}\.json$/);
  expect(JSON.parse(text)).toEqual({ words: { matches: words }, files: { matches: "/assets/words/en-matches-1.js" } });
});
