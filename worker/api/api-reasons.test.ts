import { expect, test } from "vitest";
import { LOCALE_CODES } from "#contract/tables/locales";
import { reasonText } from "./api-reasons.ts";
import { callerLocale } from "./caller-of.ts";

test.each([
  ["lang=vi_VN", "th", "vn"],
  ["lang=vn", "th", "vn"],
  ["lang=zh-Hant_HK", undefined, "zh-Hant"],
  ["lang=en_TH", "th", "en"],
  ["lang=pt_BR&locale=th", "en", "pt"],
  ["lang=km", undefined, "kh"],
  ["locale=kh", "th", "kh"],
  ["lang=zz_ZZ", "pt-PT,en;q=0.5", "pt"],
  ["lang=%00", "de,th;q=0.1", "th"],
  ["", "zh-TW", "zh-Hant"],
  ["", "de", "en"],
  ["", undefined, "en"],
])("who sends ?%s and Accept-Language %s is told in %s", (search, accepted, locale) => {
  expect(callerLocale(new URLSearchParams(search), accepted)).toBe(locale);
});

test.each(LOCALE_CODES)("in %s a reason names what it is about", (locale) => {
  expect(reasonText("invalid", locale, { field: "date" })).toContain("date");
  expect(reasonText("queryTooLong", locale, { limit: "4096" })).toContain("4096");
  expect(reasonText("wrongMethod", locale, { methods: "GET" })).toContain("GET");
});
