const isChinese = (locale: string): boolean => locale.startsWith("zh");

type Part = string | false | null | undefined;

/** Between sentences, and between a label and its value: Chinese punctuation includes its own space. */
export const textGap = (locale: string): string => (isChinese(locale) ? "" : " ");

/** What ends a sentence; nothing in Thai. */
const STOPS: Readonly<Record<string, string>> = { th: "", km: "។", kh: "។", "zh-Hans": "。", "zh-Hant": "。" };

/** A word or two as a sentence of its own. */
export const asSentence = (text: string, locale: string): string => text + (STOPS[locale] ?? ".");

/** Joins complete sentences. */
export const joinSentences = (sentences: readonly Part[], locale: string): string =>
  sentences.filter(Boolean).join(textGap(locale));

/** Languages by code or tag: those that write no Latin comma between such parts. */
const BETWEEN_PARTS: Readonly<Record<string, string>> = {
  th: " · ",
  km: " · ",
  kh: " · ",
  "zh-Hans": "，",
  "zh-Hant": "，",
};

/**
 * Joins what specifies each other: a place and the one that contains it, a heading and whose it is, a day and a time.
 */
export const joinParts = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(BETWEEN_PARTS[locale] ?? ", ");

/** Joins names or seasons in a list; Chinese has a separator of its own. */
export const joinListed = (parts: readonly Part[], locale: string): string =>
  parts.filter(Boolean).join(isChinese(locale) ? "、" : ", ");

const AFTER_LABEL: Readonly<Record<string, string>> = { km: "៖ ", kh: "៖ ", "zh-Hans": "：", "zh-Hant": "：" };

/** A label and its value. */
export const labelled = (label: string, value: string, locale: string): string =>
  `${label}${AFTER_LABEL[locale] ?? ": "}${value}`;

/** A remark after a text. */
export const inBrackets = (text: string, locale: string): string => (isChinese(locale) ? `（${text}）` : ` (${text})`);

const WORD_JOINER = "\u2060";

/** Keeps a score in a sentence on one line: browsers would break "2-1" after its hyphen. */
export const unbrokenScores = (text: string): string => text.replace(/(\d[-–])(?=\d)/g, `$1${WORD_JOINER}`);
