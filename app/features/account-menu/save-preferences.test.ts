import { describe, expect, test, vi } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { languagesOf, localeAfter, type Preferences, saveCountry, saveLanguage } from "./save-preferences.ts";

const REFUSED = { message: "This language is not available." };

/** Accepts every choice except those named. */
const saver = (...refused: string[]) =>
  vi.fn(async (what: "country" | "language", _value: string) => (refused.includes(what) ? REFUSED : undefined));

describe("a country", () => {
  test.each([
    ["TH", "th"],
    ["MY", "en"],
    ["HK", "zh-Hant"],
    ["BR", "pt"],
  ])("%s is saved first, then its first language %s", async (country, language) => {
    const save = saver();
    expect(await saveCountry(country, save)).toEqual({ saved: { country, language } });
    expect(save.mock.calls).toEqual([
      ["country", country],
      ["language", language],
    ]);
  });

  test("that is refused saves no language", async () => {
    const save = saver("country");
    expect(await saveCountry("TH", save)).toEqual({ saved: {}, unsaved: REFUSED });
    expect(save).toHaveBeenCalledOnce();
  });

  test("stays saved when its language is refused", async () => {
    expect(await saveCountry("TH", saver("language"))).toEqual({ saved: { country: "TH" }, unsaved: REFUSED });
  });
});

test("a language is saved, or refused", async () => {
  expect(await saveLanguage("kh", saver())).toEqual({ saved: { language: "kh" } });
  expect(await saveLanguage("kh", saver("language"))).toEqual({ saved: {}, unsaved: REFUSED });
});

test.each<[LocaleCode, Preferences, Preferences, LocaleCode, string]>([
  ["en", {}, { country: "TH", language: "th" }, "th", "the saved language"],
  ["en", { country: "TH", language: "en" }, { language: "th" }, "th", "the saved language"],
  ["en", { country: "VN", language: "en" }, { country: "TH" }, "en", "the country offers the page's"],
  ["vn", { country: "VN", language: "vn" }, { country: "TH" }, "vn", "it does not: the one chosen before"],
  ["vn", { country: "VN" }, { country: "TH" }, "th", "it does not, and none was chosen before: its first"],
  ["vn", { country: "TH", language: "th" }, {}, "th", "nothing was saved, and the page's is not offered"],
  ["th", { country: "TH", language: "en" }, {}, "th", "nothing was saved"],
  ["kh", {}, {}, "kh", "nothing is known of the member"],
])("on a page in %s, before %j, saved %j: goes on in %s (%s)", (locale, before, saved, next) => {
  expect(localeAfter(locale, { before, saved })).toBe(next);
});

test("a country that is none of ours offers English", () => {
  expect(languagesOf("FR")).toEqual(["en"]);
  expect(languagesOf(undefined)).toEqual(["en"]);
});
