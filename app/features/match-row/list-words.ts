import type { i18n } from "i18next";
import { compileSentence, type Sentence } from "~/i18n/sentence";
import { type RowFile, type RowWords, rowWordsFrom } from "./row-words.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

/** The words of a list that the server alone says: besides the rows', those of their headings. */
export interface ListWords extends RowWords {
  stage(facts: StageFacts): string;
  /** Names the star of a row; `home` and `away` are the teams. */
  favourite: Sentence;
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
    favourite: compileSentence(words.favourite),
    simulated: language.getFixedT(null, "common")("source.simulated"),
  };
}
