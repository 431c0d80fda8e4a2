/**
 * The seven languages, in the order of the language menu (specification, section 1). `code` is used in our addresses,
 * `tag` is BCP 47 (`<html lang>`, hreflang, Intl). `apiLang` gives the `lang` of upstream calls; in English and
 * Portuguese it depends on the visitor's country.
 */
export const LOCALES = [
  { code: "en", tag: "en", dayjs: "en", name: "English", shortName: "EN", script: "latin" },
  { code: "th", tag: "th", dayjs: "th", name: "ไทย", shortName: "TH", script: "thai" },
  { code: "vn", tag: "vi", dayjs: "vi", name: "Tiếng Việt", shortName: "VN", script: "latin" },
  { code: "kh", tag: "km", dayjs: "km", name: "ខ្មែរ", shortName: "KH", script: "khmer" },
  { code: "zh-Hans", tag: "zh-Hans", dayjs: "zh-cn", name: "简体中文", shortName: "简", script: "han" },
  { code: "zh-Hant", tag: "zh-Hant", dayjs: "zh-hk", name: "繁體中文", shortName: "繁", script: "han" },
  { code: "pt", tag: "pt", dayjs: "pt-br", name: "Português", shortName: "PT", script: "latin" },
] as const;

export type LocaleCode = (typeof LOCALES)[number]["code"];
export type LocaleRow = (typeof LOCALES)[number];

export const LOCALE_CODES = LOCALES.map(({ code }) => code) as readonly LocaleCode[];

/** Other spellings that lead to one of ours, permanently (specification, section 2). */
const LOCALE_ALIASES: Readonly<Record<string, LocaleCode>> = { vi: "vn", km: "kh", cn: "zh-Hans" };

export const isLocale = (code: string | undefined): code is LocaleCode => LOCALE_CODES.includes(code as LocaleCode);

export function localeRow(code: LocaleCode): LocaleRow {
  const row = LOCALES.find((candidate) => candidate.code === code);
  if (!row) throw new Error(`no locale row for ${code}`);
  return row;
}

/** The language that a text names by its code or an alias, in any case; undefined if unknown. */
export function localeNamed(text: string | undefined): LocaleCode | undefined {
  const name = text?.toLowerCase();
  const spellings = Object.entries(LOCALE_ALIASES);
  return (
    LOCALE_CODES.find((code) => code.toLowerCase() === name) ?? spellings.find(([spelling]) => spelling === name)?.[1]
  );
}

/** The `lang` parameter of upstream calls: locale_COUNTRY; English has the visitor's country, none if unknown. */
export function apiLang(locale: LocaleCode, country: string | undefined): string {
  switch (locale) {
    case "en":
      return country ? `en_${country}` : "en";
    case "pt":
      return country === "PT" ? "pt_PT" : "pt_BR";
    case "th":
      return "th_TH";
    case "vn":
      return "vi_VN";
    case "kh":
      return "km_KH";
    case "zh-Hans":
      return "zh-Hans_CN";
    case "zh-Hant":
      return "zh-Hant_HK";
  }
}

/** The language of an upstream `lang` parameter, in either spelling (`vi_VN`, `vn`); undefined if unknown. */
export function localeOfApiLang(lang: string): LocaleCode | undefined {
  const language = lang.split("_")[0] ?? "";
  if (isLocale(language)) return language;
  return LOCALES.find(({ tag }) => tag === language)?.code;
}
