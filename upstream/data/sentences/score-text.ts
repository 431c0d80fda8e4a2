import type { Pair } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";

/** The separator of a score within a sentence; Portuguese uses non-breaking spaces. */
const MARKS: Readonly<Record<LocaleCode, string>> = {
  en: "-",
  th: "-",
  vn: "-",
  kh: "-",
  "zh-Hans": "-",
  "zh-Hant": ":",
  pt: "\u00a0x\u00a0",
};

/** A score within a sentence, as written by the language's press. */
export const scoreText = (score: Pair, locale: LocaleCode): string => score.join(MARKS[locale]);
