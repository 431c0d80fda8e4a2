import type { LocaleCode } from "#contract/tables/locales";
import { fillText } from "#contract/text/fill-text";
import { type SentenceKey, TIP_SENTENCES } from "../../data/sentences/tips.ts";

/** A sentence's placeholders. `average` is a number of goals. */
export interface Figures {
  team?: string;
  other?: string;
  count?: number;
  otherCount?: number;
  of?: number;
  average?: number;
}

const COMMA: ReadonlySet<LocaleCode> = new Set<LocaleCode>(["pt", "vn"]);

const averageText = (average: number, locale: LocaleCode): string => {
  const text = average.toFixed(1);
  return COMMA.has(locale) ? text.replace(".", ",") : text;
};

export function sentence(key: SentenceKey, { average, ...figures }: Figures, locale: LocaleCode): string {
  return fillText(TIP_SENTENCES[key][locale], {
    ...figures,
    ...(average !== undefined && { average: averageText(average, locale) }),
  });
}
