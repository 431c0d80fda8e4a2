import { expect, test } from "vitest";
import { languageFile, translationFile } from "./translation-files.mjs";

const translations = { heading: "Matches", sentence: { live: "…" } };

test("a word file is a module of its own", async () => {
  const { fileName, text } = translationFile("en", "matches", translations);
  expect(fileName).toMatch(/^assets\/texts\/en-matches-[\w-]{8}\.js$/);
  expect(await import(`data:text/javascript,${encodeURIComponent(text)}`)).toHaveProperty("default", translations);
});

test("other translations have another name, so that a file may be kept for ever", () => {
  const name = (change: object) => translationFile("en", "matches", { ...translations, ...change }).fileName;
  expect(name({})).toBe(name({}));
  expect(name({ heading: "Games" })).not.toBe(name({}));
});

test("a language's file holds the translations of all its namespaces and the addresses of their files", () => {
  const { fileName, text } = languageFile("en", [
    { namespace: "matches", translations, fileName: "assets/texts/en-matches-1.js" },
  ]);
  expect(fileName).toMatch(/^assets\/texts\/en-[\w-]{8}\.json$/);
  expect(JSON.parse(text)).toEqual({
    translations: { matches: translations },
    files: { matches: "/assets/texts/en-matches-1.js" },
  });
});
