import { LOCALES, type LocaleCode } from "#contract/tables/locales";
import { faultsOf } from "../checks/completeness.ts";
import { flatten, type Messages } from "../checks/messages.ts";
import type { TightText } from "./measure-labels.ts";
import { type SuspiciousText, suspiciousTexts } from "./suspicious.ts";

/** What an editor of a language has to look at. */
export interface LanguageReport {
  locale: LocaleCode;
  /** Number of texts. */
  texts: number;
  /** Missing and extra texts and placeholders, as sentences. */
  incomplete: string[];
  /** Texts whose English has changed since they were confirmed. */
  stale: { key: string; english: string; text: string }[];
  suspicious: SuspiciousText[];
  /** Texts without room; undefined if none were measured. */
  tight: TightText[] | undefined;
}

type Namespaces = Readonly<Record<string, Messages>>;

/** Texts by key, `namespace:group.key`. */
export const textsByKey = (namespaces: Namespaces): Map<string, string> =>
  new Map(
    Object.entries(namespaces).flatMap(([namespace, messages]) =>
      [...flatten(messages)].map(([key, text]) => [`${namespace}:${key}`, text] as const),
    ),
  );

const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** The report of a language, from its texts, the English ones and the keys that are stale. */
export function languageReport(
  locale: LocaleCode,
  {
    english,
    translated,
    stale,
    tight,
  }: {
    english: Namespaces;
    translated: Namespaces;
    stale: readonly string[];
    tight?: TightText[] | undefined;
  },
): LanguageReport {
  const tag = LOCALES.find(({ code }) => code === locale)?.tag ?? locale;
  const [source, texts] = [textsByKey(english), textsByKey(translated)];
  const isStale = new Set(stale);
  return {
    locale,
    texts: texts.size,
    incomplete: Object.entries(english).flatMap(([namespace, messages]) =>
      faultsOf(messages, translated[namespace] ?? {}, tag).map((fault) => `${namespace}:${fault}`),
    ),
    stale: [...texts]
      .filter(([key]) => isStale.has(withoutPlural(key)))
      .map(([key, text]) => ({ key, text, english: source.get(key) ?? "" })),
    suspicious: locale === "en" ? [] : suspiciousTexts(locale, source, texts),
    tight,
  };
}
