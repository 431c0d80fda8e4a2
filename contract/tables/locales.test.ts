import { describe, expect, it } from "vitest";
import { apiLang, LOCALE_CODES, localeNamed, localeOfApiLang } from "./locales.ts";

describe("a language by its name in an address", () => {
  it.each([
    ["en", "en"],
    ["zh-Hant", "zh-Hant"],
    ["ZH-hant", "zh-Hant"],
    ["vi", "vn"],
    ["KM", "kh"],
    ["cn", "zh-Hans"],
    ["fr", undefined],
    ["constructor", undefined],
    ["__proto__", undefined],
    ["", undefined],
    [undefined, undefined],
  ])("%j is %s", (text, locale) => {
    expect(localeNamed(text)).toBe(locale);
  });
});

describe("the language parameter of upstream calls", () => {
  it.each([
    ["en", "TH", "en_TH"],
    ["en", undefined, "en"],
    ["pt", "PT", "pt_PT"],
    ["pt", "BR", "pt_BR"],
    ["pt", undefined, "pt_BR"],
    ["vn", "US", "vi_VN"],
  ] as const)("of %s in %s is %s", (locale, country, lang) => {
    expect(apiLang(locale, country)).toBe(lang);
  });

  it.each(LOCALE_CODES)("of %s is read back", (locale) => {
    expect(localeOfApiLang(apiLang(locale, "TH"))).toBe(locale);
    expect(localeOfApiLang(locale)).toBe(locale);
  });

  it.each(["", "xx", "constructor_TH", "_"])("%j is none of ours", (lang) => {
    expect(localeOfApiLang(lang)).toBeUndefined();
  });
});
