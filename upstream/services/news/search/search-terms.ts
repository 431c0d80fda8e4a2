import { type LocaleCode, localeRow } from "#contract/tables/locales";
import { foldText } from "../../search/fold.ts";

/**
 * A word in the index: the text between spaces, or in scripts without spaces each letter with its marks, including
 * Khmer subscripts. Dictionary segmentation differs between engines and even sentences: an index built with one would
 * miss words segmented by another.
 */
const UNIT =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}](?:\u17d2\p{L}|\p{M})*|[^\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}\s]+/gu;

const unitsOf = (text: string): string[] => foldText(text).match(UNIT) ?? [];

/** A text as indexed: folded, with a space between units. */
export const indexedText = (text: string): string => unitsOf(text).join(" ");

/** More words than anybody types. */
const MOST_WORDS = 12;

/** Words as counted by Intl.Segmenter, in any of the languages. */
const WORDS_A_MINUTE = 220;

export const wordsOf = (text: string, locale: LocaleCode): string[] =>
  [...new Intl.Segmenter(localeRow(locale).tag, { granularity: "word" }).segment(text)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

/** Minutes, at least one. */
export const readingTimeOf = (markdown: string, locale: LocaleCode): number =>
  Math.max(1, Math.round(wordsOf(markdown, locale).length / WORDS_A_MINUTE));

/**
 * The FTS5 expression for a search: all words, by the language's own rules, the last one as a prefix; adjacent words
 * rank best. Each is quoted, so that visitors cannot inject syntax. Undefined if nothing is left to search for.
 */
export function searchExpression(text: string, locale: LocaleCode): string | undefined {
  const words = wordsOf(text.normalize("NFC"), locale).map(indexedText).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const all = `${words.map((word) => `"${word}"`).join(" AND ")}*`;
  return words.length === 1 ? all : `"${words.join(" ")}"* OR (${all})`;
}
