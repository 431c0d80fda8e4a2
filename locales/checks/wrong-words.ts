import type { LocaleCode } from "#contract/tables/locales";

type Words = Partial<Record<LocaleCode, readonly string[]>>;

/** Words of betting sites: not allowed in any text of this site. */
const BETTING: Words = {
  en: ["bet now", "bookmaker", "betting tip"],
  th: ["ทีเด็ด", "เจ้ามือ", "แทงบอล", "บอลเต็ง"],
  vn: ["kèo", "nhà cái", "ăn tiền", "thua tiền"],
  "zh-Hans": ["竞猜", "滚球", "抽水", "稳赢"],
  "zh-Hant": ["競猜", "滾球", "抽水", "穩贏"],
  pt: ["palpite certo", "aposte"],
};

/** Words of other variants of the language: American English; Taiwan or the mainland; Portugal. */
const FOREIGN: Words = {
  en: ["soccer", "favorite"],
  "zh-Hant": [
    "進球",
    "點球",
    "任意球",
    "自由球",
    "俱樂部",
    "賽季",
    "小組賽",
    "替補",
    "淨勝球",
    "降級",
    "客場",
    "延長賽",
    "登錄",
    "信息",
    "網路",
    "視頻",
    "默認",
    "菜單",
    "點贊",
    "隱私",
    "歐冠",
  ],
  pt: ["golo", "golos", "autogolo", "equipa", "penálti", "jornada", "prolongamento", "em direto", "palavra-passe"],
};

/** Typical machine translations from English, and Khmer spellings that this site does not use. */
const MACHINE_MADE: Words = {
  th: ["มีชีวิต", "วาด", "เป้าหมาย"],
  vn: ["quý khách", "mục tiêu", "đặt chỗ", "nửa trận"],
  kh: ["រស់នៅ", "ការកក់ទុក", "សន្និសិទ", "ត្រីមាស", "លីក", "ក្លឹប", "ចាប់ផ្តើម", "ផ្តាច់", "កណ្តាល", "ប្តូរ", "សប្តាហ៍", "ដណ្តើម"],
  "zh-Hans": ["书签", "预订", "四分之一节"],
  pt: ["ausente", "trimestre", "apelido"],
};

/** Languages that separate words by spaces: there "kèo" is matched as a whole word. */
const SPACED: ReadonlySet<LocaleCode> = new Set(["en", "vn", "pt"]);

function found(words: Words, locale: LocaleCode, text: string): string[] {
  const plain = text.toLowerCase().replaceAll("\u200b", "");
  return (words[locale] ?? []).filter((word) =>
    SPACED.has(locale) ? new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(plain) : plain.includes(word),
  );
}

/** Words of a text that this site does not use in its language, with reasons. */
export const wrongWords = (locale: LocaleCode, text: string): string[] => [
  ...found(BETTING, locale, text).map((word) => `betting word: ${word}`),
  ...found(FOREIGN, locale, text).map((word) => `another country's word: ${word}`),
  ...found(MACHINE_MADE, locale, text).map((word) => `machine-made: ${word}`),
];
