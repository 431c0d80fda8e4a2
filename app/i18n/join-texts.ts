const isChinese = (locale: string): boolean => locale.startsWith("zh");

type Part = string | false | null | undefined;

/** Between sentences, and between a label and its value: Chinese punctuation includes its own space. */
export const textGap = (locale: string): string => (isChinese(locale) ? "" : " ");

/** Joins complete sentences. */
export const joinSentences = (sentences: readonly Part[], locale: string): string =>
  sentences.filter(Boolean).join(textGap(locale));

/** Joins a place with the one that contains it, smaller first. */
export const joinPlaces = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(isChinese(locale) ? "，" : ", ");

/** Joins names or seasons in a list; Chinese has a separator of its own. */
export const joinListed = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(isChinese(locale) ? "、" : ", ");
