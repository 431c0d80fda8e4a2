import type { LocaleCode } from "#contract/tables/locales";

/** Characters that end a sentence; none in Thai. */
const STOPS: Record<LocaleCode, string> = {
  en: ".",
  th: "",
  vn: ".",
  kh: "។",
  "zh-Hans": "。",
  "zh-Hant": "。",
  pt: ".",
};

/** Kilometres per hour, an abbreviation. */
const THAI_UNIT = /กม\.\/ชม\.$/;

// "Agg." is an abbreviation, not a sentence.
const isSentence = (english: string): boolean => english.endsWith(".") && english.includes(" ");

/** Reports a text that does not end like its English source, by each language's own rules. */
export function sentenceEndFaults(locale: LocaleCode, english: string, text: string): string[] {
  const stop = STOPS[locale];
  if (isSentence(english) && stop !== "") return text.endsWith(stop) ? [] : [`does not end with ${stop}`];
  const ended = /[。។]$/u.test(text) || (locale === "th" && text.endsWith(".") && !THAI_UNIT.test(text));
  return ended ? ["full stop where none belongs"] : [];
}
