import { LanguageDetector } from "remix-i18next/server";
import { expect, test } from "vitest";
import { COUNTRIES } from "#contract/tables/countries";
import { LOCALE_CODES, LOCALES } from "#contract/tables/locales";
import { acceptedLocales, chooseLocale, localeOfTag } from "./choose-locale.ts";

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

test.each([
  ["en", "en"],
  ["en-GB", "en"],
  ["th", "th"],
  ["th-TH", "th"],
  ["vi", "vn"],
  ["vi-VN", "vn"],
  ["km", "kh"],
  ["km-KH", "kh"],
  ["pt", "pt"],
  ["pt-BR", "pt"],
  ["pt-PT", "pt"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-SG", "zh-Hans"],
  ["zh-Hans", "zh-Hans"],
  ["zh-Hans-HK", "zh-Hans"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-MO", "zh-Hant"],
  ["zh-Hant", "zh-Hant"],
  ["zh-Hant-CN", "zh-Hant"],
  ["ZH-tw", "zh-Hant"],
  ["yue-HK", "zh-Hant"],
  ["de", undefined],
  ["vn", undefined],
  ["*", undefined],
  ["", undefined],
  ["not a tag", undefined],
])("the tag %j is our %j", (tag, code) => {
  expect(localeOfTag(tag)).toBe(code);
});

test.each([
  [undefined, []],
  ["", []],
  ["vi-VN,vi;q=0.9,en-US;q=0.8,en;q=0.7", ["vn", "en"]],
  ["en;q=0.5,th", ["th", "en"]],
  ["en;q=0.8, zh-TW ; q=0.9", ["zh-Hant", "en"]],
  ["de,fr;q=0.9", []],
  ["de,km;q=0.1", ["kh"]],
  ["en;q=0,pt", ["pt"]],
  ["en;q=banana,pt;q=0.1", ["pt"]],
  ["en;Q=0.2,pt;q=0.3", ["pt", "en"]],
  ["en;q=1.5,pt;q=0.1", ["pt"]],
  ["en;q=-1,pt;q=0.1", ["pt"]],
  ["en;eq=0.1,pt;q=0.3", ["en", "pt"]],
  ["th,en", ["th", "en"]],
  ["*", []],
  [",,;q=1,th", ["th"]],
  [`${"xx,".repeat(2_000)}th`, []],
])("%j accepts %j", (header, locales) => {
  expect(acceptedLocales(header)).toEqual(locales);
});

test("a header is read as far as its thousandth character", () => {
  expect(acceptedLocales(`${"x".repeat(997)},th`)).toEqual(["th"]);
  expect(acceptedLocales(`${"x".repeat(998)},th`)).toEqual([]);
});

// Why the detector of remix-i18next does not serve here (docs/decisions/0047).
test.each([
  ["zh-TW", "zh-Hans"],
  ["zh-HK", "zh-Hans"],
  ["zh-Hant-CN", "zh-Hans"],
  ["de,km;q=0.1", "none"],
  ["en;q=0", "en"],
])("remix-i18next takes %s for %s", async (header, tag) => {
  const detector = new LanguageDetector({
    supportedLanguages: LOCALES.map((row) => row.tag),
    fallbackLanguage: "none",
    order: ["header"],
  });
  const request = new Request("https://scores.example/", { headers: { "Accept-Language": header } });
  expect(await detector.detect(request)).toBe(tag);
});
