import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { LOCALE_CODES } from "#contract/tables/locales";
import { chooseLocale } from "./choose-locale.ts";

const nothing = {
  stored: undefined,
  country: undefined,
  acceptLanguage: undefined,
  defaultLocale: "en",
  defaultCountry: "BR",
} as const;

// Accept-Language: none, en, th, vi, km, zh-CN, zh-TW, pt, de
const HEADERS = [undefined, "en-US", "th-TH", "vi-VN", "km-KH", "zh-CN", "zh-TW", "pt-BR", "de-DE"] as const;
const CHOICES = {
  BR: ["pt", "en", "pt", "pt", "pt", "pt", "pt", "pt", "pt"],
  KH: ["kh", "en", "kh", "kh", "kh", "kh", "kh", "kh", "kh"],
  CN: ["zh-Hans", "en", "zh-Hans", "zh-Hans", "zh-Hans", "zh-Hans", "zh-Hans", "zh-Hans", "zh-Hans"],
  HK: ["zh-Hant", "en", "zh-Hant", "zh-Hant", "zh-Hant", "zh-Hant", "zh-Hant", "zh-Hant", "zh-Hant"],
  MY: ["en", "en", "en", "en", "en", "zh-Hans", "en", "en", "en"],
  PH: ["en", "en", "en", "en", "en", "en", "en", "en", "en"],
  PT: ["pt", "en", "pt", "pt", "pt", "pt", "pt", "pt", "pt"],
  SG: ["en", "en", "en", "en", "en", "zh-Hans", "en", "en", "en"],
  TH: ["th", "en", "th", "th", "th", "th", "th", "th", "th"],
  AE: ["en", "en", "en", "en", "en", "en", "en", "en", "en"],
  VN: ["vn", "en", "vn", "vn", "vn", "vn", "vn", "vn", "vn"],
  // No languages of its own: the browser's best of all seven.
  US: ["en", "en", "th", "vn", "kh", "zh-Hans", "zh-Hant", "pt", "en"],
  // Unknown: treated as the default country.
  unknown: ["pt", "en", "pt", "pt", "pt", "pt", "pt", "pt", "pt"],
} as const;

const cases = Object.entries(CHOICES).flatMap(([country, locales]) =>
  locales.map((locale, index) => [country, HEADERS[index], locale] as const),
);

test("every supported country stands in the table", () => {
  expect(Object.keys(CHOICES)).toEqual(expect.arrayContaining(COUNTRIES.map(({ code }) => code)));
});

test.each(cases)("country %s with Accept-Language %s gets %s", (country, acceptLanguage, locale) => {
  const facts = { ...nothing, country: country === "unknown" ? undefined : country, acceptLanguage };
  expect(chooseLocale(facts)).toBe(locale);
});

test.each(LOCALE_CODES)("a stored %s beats country and browser", (stored) => {
  expect(chooseLocale({ ...nothing, stored, country: "TH", acceptLanguage: "vi" })).toBe(stored);
});

test.each(["vi", "EN", "xx", "", "../en"])("a stored %j is none of ours and counts for nothing", (stored) => {
  expect(chooseLocale({ ...nothing, stored, country: "TH" })).toBe("th");
});

test.each([
  ["the second language when the first is not offered", "TH", "de,en;q=0.5", "en"],
  ["the better of two that are offered", "MY", "en;q=0.4,zh-Hans;q=0.6", "zh-Hans"],
  ["the better of all seven abroad", "FR", "fr,km;q=0.3,pt;q=0.2", "kh"],
])("%s", (_case, country, acceptLanguage, locale) => {
  expect(chooseLocale({ ...nothing, country, acceptLanguage })).toBe(locale);
});

test("abroad and without a known language, the default locale", () => {
  expect(chooseLocale({ ...nothing, country: "FR", acceptLanguage: "fr", defaultLocale: "pt" })).toBe("pt");
});
