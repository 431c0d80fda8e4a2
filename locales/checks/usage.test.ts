import { expect, it } from "vitest";
import { unusedKeys } from "./usage.ts";

const keys = ["title", "day.next", "short.halfTime", "errors.notFound.title", "old"].map((key) => ({
  namespace: "matches",
  key,
}));

/** A template placeholder, as in source code. */
const PLACE = ["$", "{word}"].join("");

it("finds the keys that no code names", () => {
  const source = `a(t("title")); b(t("matches:day.next")); c(t(\`short.${PLACE}\`)); d(t(\`errors.${PLACE}.title\`));`;
  expect(unusedKeys(keys, source)).toEqual(["matches:old"]);
});

it("does not take a longer key for a shorter one, nor any template for all keys", () => {
  const source = `a(t("day.next.label")); b(\`${PLACE}\`); c(t(\`long.${PLACE}\`)); d("not title")`;
  expect(unusedKeys(keys, source)).toHaveLength(keys.length);
});

it("finds the keys of words that are read from their file", () => {
  expect(unusedKeys(keys, "a(words.title); b(words.short[word]); c(words.day.next)")).toEqual([
    "matches:errors.notFound.title",
    "matches:old",
  ]);
  expect(unusedKeys(keys, "words.title(); words.day; words.short; keywords.old")).toHaveLength(keys.length);
});

it("finds the keys of a part that is imported by its name", () => {
  const source = 'import { errors as en } from "../locales/en/matches.json"; import { day } from "./en/matches.json";';
  expect(unusedKeys(keys, source)).not.toContain("matches:errors.notFound.title");
  expect(unusedKeys(keys, source)).toHaveLength(keys.length - 1);
});
