import { LanguageDetector } from "remix-i18next/server";
import { expect, test } from "vitest";
import { LOCALES } from "#contract/tables/locales";
import { acceptedLocales, localeOfTag } from "./accept-language.ts";

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
