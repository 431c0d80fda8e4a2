import type { Pair } from "#contract/domain/match";
import type { LocaleCode } from "#contract/tables/locales";

/** What stands between the two figures of a score within a sentence; the spaces of Portuguese do not break. */
const MARKS: Readonly<Record<LocaleCode, string>> = {
  en: "-",
  th: "-",
  vn: "-",
  kh: "-",
  "zh-Hans": "-",
  "zh-Hant": ":",
  pt: "\u00a0x\u00a0",
};

/** A score within a sentence, as the language's press writes it. */
export const scoreText = (score: Pair, locale: LocaleCode): string => score.join(MARKS[locale]);
