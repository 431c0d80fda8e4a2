import { expect, test } from "vitest";
import { languageAssets, namespaceAsset } from "./translation-files.mjs";

const translations = { heading: "Matches", sentence: { live: "…" } };

test("a namespace's file is a module", async () => {
  const { fileName, source } = namespaceAsset("en", "matches", translations);
  expect(fileName).toMatch(/^assets\/texts\/en-matches-[\w-]{8}\.js$/);
  expect(await import(`data:text/javascript,${encodeURIComponent(source as string)}`)).toHaveProperty(
    "default",
    translations,
  );
});

test("other translations have another name, so that a file may be kept for ever", () => {
  const name = (change: object) => namespaceAsset("en", "matches", { ...translations, ...change }).fileName;
  expect(name({})).toBe(name({}));
  expect(name({ heading: "Games" })).not.toBe(name({}));
});

test("a language's file holds the translations of all its namespaces and the addresses of their files", () => {
  const [language, matches] = languageAssets("en", { matches: translations });
  expect(language).toMatchObject({ key: "en", fileName: expect.stringMatching(/^assets\/texts\/en-[\w-]{8}\.json$/) });
  expect(JSON.parse(language?.source as string)).toEqual({
    translations: { matches: translations },
    files: { matches: `/${matches?.fileName}` },
  });
});
