const isChinese = (locale: string): boolean => locale.startsWith("zh");

type Part = string | false | null | undefined;

/** Between sentences, and between a label and its value: Chinese punctuation brings its own room. */
export const textGap = (locale: string): string => (isChinese(locale) ? "" : " ");

/** Sentences that each are whole, one behind the other. */
export const joinSentences = (sentences: readonly Part[], locale: string): string =>
  sentences.filter(Boolean).join(textGap(locale));

/** A place within another, the smaller one first. */
export const joinPlaces = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(isChinese(locale) ? "，" : ", ");

/** Names or seasons in a row; Chinese separates them by a mark of its own. */
export const joinListed = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(isChinese(locale) ? "、" : ", ");
