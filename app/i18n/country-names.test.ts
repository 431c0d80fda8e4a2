import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { LOCALE_CODES } from "#contract/tables/locales";
import { countryName } from "./country-names.ts";

test.each(LOCALE_CODES)("in %s each country has a name of its own", (locale) => {
  const names = COUNTRIES.map(({ code }) => countryName(code, locale));
  expect(names.every((name) => name.length > 1 && !/^[A-Z]{2}$/.test(name))).toBe(true);
  expect(new Set(names).size).toBe(COUNTRIES.length);
});

test.each([
  ["TH", "en", "Thailand"],
  ["TH", "kh", "ថៃ"],
  ["AE", "pt", "Emirados Árabes Unidos"],
  ["VN", "zh-Hant", "越南"],
  ["US", "th", "US"],
] as const)("%s in %s is %s", (code, locale, name) => {
  expect(countryName(code, locale)).toBe(name);
});
