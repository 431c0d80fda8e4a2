import { describe, expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { LOCALE_CODES } from "#contract/tables/locales";
import { firstCallingCode, phoneCountries } from "./phone-countries.ts";

describe.each(LOCALE_CODES)("the countries in %s", (locale) => {
  test("are all of ours, each with a name of its own", () => {
    const countries = phoneCountries(locale);
    expect(countries.map(({ callingCode }) => callingCode).sort()).toEqual(
      COUNTRIES.map(({ callingCode }) => callingCode).sort(),
    );
    expect(new Set(countries.map(({ name }) => name)).size).toBe(COUNTRIES.length);
  });
});

test("the names are short, and in the order of the language", () => {
  const names = phoneCountries("en").map(({ name }) => name);
  expect(names).toContain("Hong Kong");
  expect(names).toEqual(names.toSorted());
});

test.each([
  ["TH", "en", "66"],
  ["VN", "th", "84"],
  ["US", "th", "66"],
  [undefined, "kh", "855"],
  [undefined, "zh-Hans", "86"],
  [undefined, "zh-Hant", "852"],
  [undefined, "pt", undefined],
  [undefined, "en", undefined],
  ["FR", "en", undefined],
] as const)("a form for a visitor from %s in %s begins with %s", (country, locale, callingCode) => {
  expect(firstCallingCode(country, locale)).toBe(callingCode);
});
