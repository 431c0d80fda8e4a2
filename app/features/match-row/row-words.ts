import { compileSentence, type Sentence } from "~/i18n/sentence";
import type rows from "../../../locales/en/rows.json";
import type { StatusWord } from "./match-status.ts";

/** A file `locales/{locale}/rows.json`. */
export type RowFile = typeof rows;

/** What is said of a match as it stands, in one language: all that a row needs to be made anew. */
export interface RowWords {
  status(word: StatusWord, number?: number): { short: string; long: string };
  /** Half-time score, shoot-out and aggregate in their short forms; `home` and `away` are the numbers. */
  halfTimeScore: Sentence;
  penalties: Sentence;
  aggregate: Sentence;
  varCheck: string;
  redCards(count: number): string;
  sentence(key: keyof RowFile["sentence"]): Sentence;
}

/** Makes the words from their file, alike on server and browser; `tag` (BCP 47) decides about plurals. */
export function rowWordsFrom(words: RowFile, tag: string): RowWords {
  const plural = new Intl.PluralRules(tag);
  // Each language has the plural forms of its own, English only two of them.
  const forms: Readonly<Record<string, unknown>> = words;
  const redCards = (count: number): string => {
    const form = forms[`redCards_${plural.select(count)}`];
    return compileSentence(typeof form === "string" ? form : words.redCards_other)({ count });
  };
  const status = memoised((key: string) => {
    const [word, number = ""] = key.split(" ") as [StatusWord, string?];
    return {
      short: compileSentence(words.short[word])({ number }),
      long: compileSentence(words.status[word])({ number }),
    };
  });
  return {
    status: (word, number) => status(number === undefined ? word : `${word} ${number}`),
    halfTimeScore: compileSentence(words.short.halfTimeScore),
    penalties: compileSentence(words.short.penalties),
    aggregate: compileSentence(words.short.aggregate),
    varCheck: words.short.varCheck,
    redCards: memoised(redCards),
    sentence: memoised((key) => compileSentence(words.sentence[key])),
  };
}

/** A list of hundreds of rows asks the same few things again and again. */
function memoised<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    const found = made.get(key);
    if (found !== undefined) return found;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
