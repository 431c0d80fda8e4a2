import type { i18n } from "i18next";
import { type RowTexts, type RowTranslations, rowTextsFrom } from "./row-texts.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

/** The words of a list that the server alone says: besides the rows', those of their headings. */
export interface ListTexts extends RowTexts {
  stage(facts: StageFacts): string;
  /**
   * Names the star of a row, alike for all: it follows the sentence that names the match, and the teams once more would be
   * a tenth of a full day's bytes.
   */
  favourite: string;
  /** On the matches that a computer plays. */
  simulated: string;
}

const made = new WeakMap<i18n, ListTexts>();

/** Looked up once for a language and its pages, not for each list. The language must have the rows' words. */
export function listTextsOf(language: i18n): ListTexts {
  const found = made.get(language);
  if (found) return found;
  const texts = makeListTexts(language);
  made.set(language, texts);
  return texts;
}

function makeListTexts(language: i18n): ListTexts {
  const translations: RowTranslations = language.getResourceBundle(language.language, "rows");
  const t = language.getFixedT(null, "matches");
  return {
    ...rowTextsFrom(translations, language.language),
    stage: (facts) => stageLabel(facts, t),
    favourite: translations.favourite,
    simulated: language.getFixedT(null, "common")("source.simulated"),
  };
}
