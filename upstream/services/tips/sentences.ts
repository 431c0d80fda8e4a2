import type { LocaleCode } from "#contract/tables/locales";
import type { NameInSentence } from "../../data/grammar/articles.ts";
import { fillSentence, type SentenceValue } from "../../data/sentences/fill-sentence.ts";
import { type SentenceKey, TIP_SENTENCES } from "../../data/sentences/tips.ts";

/** A sentence's placeholders. `average` is a number of goals. */
export interface Figures {
  team?: NameInSentence;
  other?: NameInSentence;
  count?: number;
  otherCount?: number;
  of?: number;
  average?: number;
}

export function sentence(key: SentenceKey, { average, ...figures }: Figures, locale: LocaleCode): string {
  const values: Record<string, SentenceValue> = {
    ...figures,
    ...(average !== undefined && { average: { decimal: average } }),
  };
  return fillSentence(TIP_SENTENCES[key][locale], (name) => values[name], locale);
}
