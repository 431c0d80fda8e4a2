import { compileSentence, type Sentence } from "~/i18n/sentence";
import type { StatusWord } from "~/sports/status-words";
import type rows from "../../../locales/en/rows.json";

/** A file `locales/{locale}/rows.json`. */
export type RowTranslations = typeof rows;

/** The texts of a match state in one language: everything needed to render or update a row. */
export interface RowTexts {
  /** The language's tag. */
  language: string;
  status(word: StatusWord, number?: number): { short: string; long: string };
  /** Short forms of half-time score, shoot-out and aggregate; `home` and `away` are the numbers. */
  halfTimeScore: Sentence;
  penalties: Sentence;
  aggregate: Sentence;
  varCheck: string;
  redCards(count: number): string;
  sentence(key: keyof RowTranslations["sentence"]): Sentence;
}

/** Builds the texts from their file, on server and browser alike; `tag` (BCP 47) selects plural forms. */
export function rowTextsFrom(translations: RowTranslations, tag: string): RowTexts {
  const plural = new Intl.PluralRules(tag);
  // Plural forms differ by language; English has only two.
  const forms: Readonly<Record<string, unknown>> = translations;
  const redCards = (count: number): string => {
    const form = forms[`redCards_${plural.select(count)}`];
    return compileSentence(typeof form === "string" ? form : translations.redCards_other)({ count });
  };
  const status = memoised((key: string) => {
    const [word, number = ""] = key.split(" ") as [StatusWord, string?];
    return {
      short: compileSentence(translations.short[word])({ number }),
      long: compileSentence(translations.status[word])({ number }),
    };
  });
  return {
    language: tag,
    status: (word, number) => status(number === undefined ? word : `${word} ${number}`),
    halfTimeScore: compileSentence(translations.short.halfTimeScore),
    penalties: compileSentence(translations.short.penalties),
    aggregate: compileSentence(translations.short.aggregate),
    varCheck: translations.short.varCheck,
    redCards: memoised(redCards),
    sentence: memoised((key) => compileSentence(translations.sentence[key])),
  };
}

/** A list of hundreds of rows needs the same few texts repeatedly. */
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
