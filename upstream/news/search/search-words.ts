import type { LocaleCode } from "#contract/tables/locales";
import { foldText } from "../../search/fold.ts";
import { wordsOf } from "../reading-time.ts";

/**
 * What the index counts as a word: one between spaces, and of scripts that set none each letter with its signs, Khmer
 * subscripts among them. Words found by a dictionary are not the same in every engine, nor in every sentence: an index
 * of them would lose what is looked for by another one.
 */
const UNIT =
  /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}](?:\u17d2\p{L}|\p{M})*|[^\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}\s]+/gu;

const unitsOf = (text: string): string[] => foldText(text).match(UNIT) ?? [];

/** A text as the index has it: folded, with a space between units. */
export const indexedText = (text: string): string => unitsOf(text).join(" ");

/** More than anybody types. */
const MOST_WORDS = 12;

/**
 * What is searched for, as FTS5 reads it: all words, found by the language's own rules, the last one as the beginning of
 * a word; best where they stand side by side. Each is in quotes, so that no visitor writes its syntax. Undefined where
 * nothing is left to search for.
 */
export function searchExpression(text: string, locale: LocaleCode): string | undefined {
  const words = wordsOf(text.normalize("NFC"), locale).map(indexedText).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const all = `${words.map((word) => `"${word}"`).join(" AND ")}*`;
  return words.length === 1 ? all : `"${words.join(" ")}"* OR (${all})`;
}
