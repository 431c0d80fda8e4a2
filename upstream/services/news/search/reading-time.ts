import { type LocaleCode, localeRow } from "#contract/tables/locales";

/** Words as counted by Intl.Segmenter, in any of the languages. */
const WORDS_A_MINUTE = 220;

export const wordsOf = (text: string, locale: LocaleCode): string[] =>
  [...new Intl.Segmenter(localeRow(locale).tag, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Minutes, at least one. */
export const readingTimeOf = (markdown: string, locale: LocaleCode): number =>
  Math.max(1, Math.round(wordsOf(markdown, locale).length / WORDS_A_MINUTE));
