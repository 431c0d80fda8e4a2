import { expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { visitorLanguages } from "./load-page.server.ts";

test.each<[string | undefined, LocaleCode, string]>([
  ["TH", "th", "th en"],
  ["TH", "en", "th en"],
  ["TH", "pt", "pt th en"],
  ["BR", "pt", "pt en"],
  ["MY", "zh-Hans", "en zh-Hans"],
  ["PH", "en", "en"],
  ["HK", "zh-Hant", "zh-Hant en"],
  ["DE", "en", "en"],
  ["DE", "kh", "kh en"],
  [undefined, "en", "en"],
  [undefined, "vn", "vn en"],
])("in %s a page in %s offers %s", (country, current, languages) => {
  expect(visitorLanguages(country, current).join(" ")).toBe(languages);
});
