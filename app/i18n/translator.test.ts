import { describe, expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { messagesOf } from "./messages.server.ts";
import { translatorOf } from "./translator.ts";

describe.each(LOCALE_CODES)("the words of %s", (locale) => {
  const { t } = translatorOf(locale, messagesOf(locale, ["matches"]));

  test("are there for every namespace of the page", () => {
    expect(t("common:retry")).not.toBe("retry");
    expect(t("errors:notFound.title")).not.toContain("notFound");
    expect(t("matches:heading")).not.toBe("heading");
  });

  test.each([1, 2, 5, 21])("count %i", (count) => {
    const text = t("matches:count", { count });
    expect(text).toContain(String(count));
    expect(text).not.toMatch(/count|\{\{/);
  });
});

test("English has one match, and two matches", () => {
  const { t } = translatorOf("en", messagesOf("en", ["matches"]));
  expect([1, 2].map((count) => t("matches:count", { count }))).toEqual(["1 match", "2 matches"]);
});

test("what is put into a sentence is left to React to escape", () => {
  const { t } = translatorOf("en", messagesOf("en"));
  expect(t("errors:reference", { id: "<b>" })).toContain("<b>");
});

test("the same words have one translator, another language's have their own", () => {
  const words = messagesOf("en");
  expect(translatorOf("en", words)).toBe(translatorOf("en", words));
  expect(translatorOf("th", words)).not.toBe(translatorOf("en", words));
});
