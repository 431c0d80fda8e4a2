import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { translatorOf } from "./translator.ts";

describe.each(LOCALE_CODES)("the words of %s", (locale) => {
  const { t } = translatorOf(locale, ["matches"]);

  test("are there for every namespace of the page", () => {
    expect(t("common:retry")).not.toBe("retry");
    expect(t("errors:notFound.title")).not.toContain("notFound");
    expect(t("matches:heading.football")).not.toBe("heading.football");
  });

  test.each([1, 2, 5, 21])("count %i", (count) => {
    const text = t("matches:count", { count });
    expect(text).toContain(String(count));
    expect(text).not.toMatch(/count|\{\{/);
  });
});

test("English has one match, and two matches", () => {
  const { t } = translatorOf("en", ["matches"]);
  expect([1, 2].map((count) => t("matches:count", { count }))).toEqual(["1 match", "2 matches"]);
});

test("what is put into a sentence is left to React to escape", () => {
  const { t } = translatorOf("en");
  expect(t("errors:reference", { id: "<b>" })).toContain("<b>");
});

test("the same words have one translator, in whichever order they are named; another language's have their own", () => {
  expect(translatorOf("en", ["matches", "match"])).toBe(translatorOf("en", ["errors", "match", "matches"]));
  expect(translatorOf("en", ["matches"])).not.toBe(translatorOf("en"));
  expect(translatorOf("th")).not.toBe(translatorOf("en"));
});

test("a page does not speak words that it has not named, nor such as do not exist", () => {
  expect(translatorOf("en").exists("heading", { ns: "matches" })).toBe(false);
  expect(() => translatorOf("en", ["nowhere"])).toThrow("en/nowhere");
});
