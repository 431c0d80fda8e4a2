import { HARMLESS, HELD_WORDS } from "../../../data/comments/held-words.ts";
import { foldMarked, foldPlain } from "./fold-comment.ts";

/** Scripts that are written without spaces between words. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Han}]/u;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/gu;

/** Words with one space on each side, so that whole words match. */
const spaced = (text: string): string => ` ${text.replace(NO_LETTERS, " ").trim()} `;
const closed = (text: string): string => text.replace(NO_LETTERS, "");

/** A phrase, and the same as one word. */
const forms = (word: string): string[] => [spaced(word), ` ${closed(word)} `];

/** ASCII words match with any diacritics. Vietnamese words that differ by diacritics are listed with theirs. */
const isPlain = (word: string): boolean => /^[ -~]+$/.test(word);

const ALL = Object.values(HELD_WORDS).flatMap(({ abuse, betting }) => [...abuse, ...betting].map(foldMarked));
const PLAIN = ALL.filter(isPlain).flatMap(forms);
const MARKED = ALL.filter((word) => !isPlain(word) && !WITHOUT_SPACES.test(word)).flatMap(forms);
const UNSPACED = ALL.filter((word) => WITHOUT_SPACES.test(word)).map(closed);
const INSIDE = HARMLESS.map(foldMarked);

const hasOneOf = (text: string, words: readonly string[]): boolean => words.some((word) => text.includes(word));

/** Whether a cleaned text contains a word for which comments are held, in any language: readers mix them. */
export function hasHeldWord(text: string): boolean {
  const marked = foldMarked(text);
  const unspaced = INSIDE.reduce((rest, word) => rest.replaceAll(word, " "), marked);
  return (
    hasOneOf(spaced(marked), MARKED) ||
    hasOneOf(closed(unspaced), UNSPACED) ||
    foldPlain(text).some((plain) => hasOneOf(spaced(plain), PLAIN))
  );
}
