import type { i18n } from "i18next";
import { type RowTexts, type RowTranslations, rowTextsFrom } from "./row-texts.ts";
import { type StageFacts, stageLabel } from "./stage-label.ts";

/** Texts of a list that only the server uses: the rows', and those of their headings. */
export interface ListTexts extends RowTexts {
  stage(facts: StageFacts): string;
  /**
   * The label of a row's star, the same for all: it follows the sentence that names the match, and repeating the teams
   * would be a tenth of a full day's bytes.
   */
  favourite: string;
  /** Marks simulated matches. */
  simulated: string;
}

const made = new WeakMap<i18n, ListTexts>();

/** Looked up once per language instance, not per list. The language must have the namespaces of rows. */
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
