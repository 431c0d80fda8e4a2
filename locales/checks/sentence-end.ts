import type { LocaleCode } from "#contract/tables/locales";

/** What ends a sentence; nothing does in Thai (glossary, style sheets). */
const STOPS: Record<LocaleCode, string> = {
  en: ".",
  th: "",
  vn: ".",
  kh: "។",
  "zh-Hans": "。",
  "zh-Hant": "。",
  pt: ".",
};

// "Awd." is an abbreviation, not a sentence.
const isSentence = (english: string): boolean => english.endsWith(".") && english.includes(" ");

/** Says when a text does not end as its English source does, each in its own language's way. */
export function sentenceEndFaults(locale: LocaleCode, english: string, text: string): string[] {
  const stop = STOPS[locale];
  if (isSentence(english) && stop !== "") return text.endsWith(stop) ? [] : [`does not end with ${stop}`];
  const ended = /[。។]$/u.test(text) || (locale === "th" && text.endsWith("."));
  return ended ? ["full stop where none belongs"] : [];
}
