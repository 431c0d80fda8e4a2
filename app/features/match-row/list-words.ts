import type { i18n } from "i18next";
import { type RowFile, type RowWords, rowWordsFrom } from "./row-words.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

/** The words of a list that the server alone says: besides the rows', those of their headings. */
export interface ListWords extends RowWords {
  stage(facts: StageFacts): string;
  /**
   * Names the star of a row, alike for all: it follows the sentence that names the match, and the teams once more would be
   * a tenth of a full day's bytes.
   */
  favourite: string;
  /** On the matches that a computer plays. */
  simulated: string;
}

const made = new WeakMap<i18n, ListWords>();

/** Looked up once for a language and its pages, not for each list. The language must have the rows' words. */
export function listWordsOf(language: i18n): ListWords {
  const found = made.get(language);
  if (found) return found;
  const words = makeListWords(language);
  made.set(language, words);
  return words;
}

function makeListWords(language: i18n): ListWords {
  const words: RowFile = language.getResourceBundle(language.language, "rows");
  const t = language.getFixedT(null, "matches");
  return {
    ...rowWordsFrom(words, language.language),
    stage: (facts) => stageLabel(facts, t),
    favourite: words.favourite,
    simulated: language.getFixedT(null, "common")("source.simulated"),
  };
}
