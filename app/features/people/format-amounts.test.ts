import { describe, expect, test } from "vitest";
import type { LocaleCode } from "#contract/tables/locales";
import { translatorOf } from "~/i18n/translator";
import { formatDecimal, formatEuros, formatFixed, formatMeasure, formatNumber } from "./format-amounts.ts";
import { countryOfFlag } from "./person-labels.ts";

const wordsIn = (locale: LocaleCode) => translatorOf(locale, ["people"]).getFixedT(null, "people");

describe("an amount of euros", () => {
  test.each<[LocaleCode, number, string]>([
    ["en", 55_000_000, "€55M"],
    ["en", 1_250_000, "€1.25M"],
    ["en", 350_000, "€350k"],
    ["th", 55_000_000, "55 ล้านยูโร"],
    ["th", 350_000, "350,000 ยูโร"],
    ["vn", 1_250_000, "1,25 triệu euro"],
    ["zh-Hans", 55_000_000, "5500万欧元"],
    ["zh-Hans", 125_000_000, "1.25亿欧元"],
    ["zh-Hant", 350_000, "35萬歐元"],
    ["pt", 350_000, "€ 350 mil"],
  ])("in %s, %i is %s", (locale, euros, text) => {
    expect(formatEuros(euros, locale, wordsIn(locale))).toBe(text);
  });

  test("in Khmer has Latin digits", () => {
    expect(formatEuros(55_000_000, "kh", wordsIn("kh"))).toMatch(/^55 /);
  });
});

test.each<[LocaleCode, string, string]>([
  ["en", "7.10", "7.10"],
  ["vn", "7.10", "7,10"],
  ["pt", "45.7", "45,7"],
  ["kh", "3.0", "3.0"],
  ["en", "n/a", "n/a"],
])("in %s the decimal %s is %s", (locale, text, shown) => {
  expect(formatDecimal(text, locale)).toBe(shown);
});

test.each<[LocaleCode, number, number, string]>([
  ["en", 2.5, 2, "2.50"],
  ["pt", 2 / 3, 1, "0,7"],
  ["vn", 1234.56, 1, "1.234,6"],
  ["th", 49.6, 0, "50"],
])("in %s %d with %d decimals is %s", (locale, value, digits, shown) => {
  expect(formatFixed(value, digits, locale)).toBe(shown);
});

test.each<[LocaleCode, string, string]>([
  ["en", "1,163", "181 cm"],
  ["th", "1,163", "181 ซม."],
  ["vn", "1.163", "181 cm"],
  ["zh-Hans", "1,163", "181厘米"],
  ["zh-Hant", "1,163", "181 厘米"],
])("in %s numbers are written %s, heights %s", (locale, number, height) => {
  expect(formatNumber(1163, locale)).toBe(number);
  expect(formatMeasure(181, "centimeter", locale)).toBe(height);
});

test.each<[string | undefined, LocaleCode, string | undefined]>([
  ["gr", "en", "Greece"],
  ["gr", "th", "กรีซ"],
  ["gb-eng", "zh-Hant", "英格蘭"],
  ["gb-sct", "en", "Scotland"],
  ["eu-x", "en", undefined],
  [undefined, "en", undefined],
])("the flag %s stands in %s for %s", (flag, locale, name) => {
  expect(countryOfFlag(flag, locale, wordsIn(locale))).toBe(name);
});
